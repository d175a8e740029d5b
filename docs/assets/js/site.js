// Small things every page needs: the language choice, wide tables, search and the header's labels by keyboard, reports;
// on the web, what makes the site installable and keeps it for reading without a network.
(() => {
  const root = new URL("../../", document.currentScript.src)

  // Pages without a common storage get one.
  if (location.origin === "null") {
    const script = document.createElement("script")
    script.src = new URL("assets/js/kept-together.js", root)
    self.amerikanerKept = new Promise((done) => {
      script.onload = () => done(self.amerikanerKept)
      script.onerror = done
    })
    document.head.append(script)
  }

  // A chosen language is remembered for the root page; the place on the page, or the step of a
  // hand, lives in the hash and goes along.
  const follow = (event) => {
    const link = event.target.closest?.(".md-select__link[hreflang]")
    if (!link) return
    link.hash = location.hash
    if (event.type === "contextmenu") return
    try {
      localStorage.setItem("amerikaner.language", link.hreflang)
    } catch { /* no storage: the link works all the same */ }
  }
  for (const type of ["click", "auxclick", "contextmenu"]) document.addEventListener(type, follow, true)

  // A table wider than its frame scrolls inside it, says so, and can be scrolled by keyboard.
  const frames = document.querySelectorAll(".table-frame")
  const measure = (frame) => {
    const wide = frame.scrollWidth > frame.clientWidth + 1
    if (wide === frame.hasAttribute("tabindex")) return
    if (wide) {
      frame.tabIndex = 0
      frame.setAttribute("role", "region")
      frame.setAttribute("aria-label", frame.dataset.hint)
      const hint = document.createElement("p")
      hint.className = "table-hint"
      hint.textContent = frame.dataset.hint
      hint.setAttribute("aria-hidden", "true") // the region's name says it already
      frame.before(hint)
    } else {
      for (const name of ["tabindex", "role", "aria-label"]) frame.removeAttribute(name)
      frame.previousElementSibling.remove()
    }
  }
  const watch = new ResizeObserver((entries) => entries.forEach(({ target }) => measure(target)))
  frames.forEach((frame) => watch.observe(frame))

  // Tab leaves the search; the theme would take the focus away first, and WebKit then begins the page anew.
  document.addEventListener("keydown", (event) => {
    if (event.code !== "Tab" || !event.target.matches?.(".md-search__input")) return
    event.stopPropagation()
    const toggle = document.getElementById("__search")
    if (toggle.checked) toggle.click()
  }, true)

  // The theme's menu and search buttons are labels; the button after each is for the keyboard.
  for (const button of document.querySelectorAll(".press-label")) {
    button.addEventListener("click", () => button.previousElementSibling.click())
  }

  // A report names the place on the page, or the step of a hand, as the address has it.
  const opener = document.querySelector(".report-open")
  const place = () => location.hash.slice(0, 500) || "–"
  const name = (event) => {
    if (event.target !== opener || !opener.dataset.link) return
    opener.href = opener.dataset.link.replace("%7Bplace%7D", () => encodeURIComponent(place()))
  }
  for (const type of ["click", "auxclick", "contextmenu"]) document.addEventListener(type, name, true)

  // Built without an address for reports: the reader gets the text to copy.
  const dialog = document.querySelector("dialog.report")
  if (dialog) {
    const text = dialog.querySelector("textarea")
    const status = dialog.querySelector("[role=status]")
    let given = ""
    opener.hidden = false
    opener.addEventListener("click", () => {
      // What the reader has written stays.
      if (text.value === given) text.value = given = text.dataset.text.replace("{place}", place)
      status.textContent = ""
      dialog.showModal()
      text.focus()
      text.setSelectionRange(0, 0)
    })
    dialog.querySelector(".report-copy").addEventListener("click", async () => {
      text.select()
      try {
        await navigator.clipboard.writeText(text.value)
        status.textContent = status.dataset.copied
      } catch {
        status.textContent = status.dataset.byHand
        text.focus()
      }
    })
  }

  // By file:// there is neither; a browser would report an error.
  if (location.protocol === "file:") return
  const folder = new URL(JSON.parse(document.getElementById("__config").textContent).base, location)
  const manifest = new URL("manifest.webmanifest", folder)
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: manifest }))

  // When the page is there and its reader reads, sw.js begins to keep what it does not have of this language.
  const workers = navigator.serviceWorker
  if (!workers || navigator.connection?.saveData) return
  const keep = async () => {
    const { active } = await workers.ready
    active.postMessage({ keep: folder.pathname.split("/").at(-2) })
  }
  const begin = async () => {
    try {
      const registration = await workers.register(new URL("sw.js", root))
      workers.addEventListener("controllerchange", keep) // another version has taken over
      // A new version waits while the old one is at work; some browsers have to be reminded that it is done.
      const urge = () => registration.waiting?.postMessage("take over")
      registration.addEventListener("updatefound", () => {
        registration.installing?.addEventListener("statechange", () => setTimeout(urge, 1000))
      })
      setTimeout(urge, 1000)
      await keep()
    } catch { /* not allowed here: the site needs its network, as ever */ }
  }
  addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(begin))
})()
