// Small things every page needs: the language choice, wide tables, search and the header's labels by keyboard.
(() => {
  // Pages without a common storage get one.
  if (location.origin === "null") {
    const script = document.createElement("script")
    script.src = new URL("kept-together.js", document.currentScript.src)
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
})()
