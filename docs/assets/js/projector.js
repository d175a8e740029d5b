// A hand or a task of the page, large enough for the last row: one key goes forward, what is said waits until it is asked for.
(() => {
  const { labels } = document.currentScript.dataset
  const text = JSON.parse(labels)
  const root = document.documentElement
  /** What can be shown; an example is folded up and comes to life when it is opened. */
  const SHOWN = "am-task, am-hand, details.hand-example"
  const WRITING = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]"

  /** What is shown, null where nothing is. @type {{item: HTMLElement, bar: HTMLElement, before: Element | null, hidden: Element[]} | null} */
  let open = null

  const items = () => [...document.querySelectorAll(SHOWN)].filter((item) => !item.parentElement.closest("details.hand-example"))
  const handOf = (item) => (item.localName === "am-task" ? null : item.localName === "am-hand" ? item : item.querySelector("am-hand"))
  /** A page that draws tasks puts one after the other into one and the same element. */
  const drawing = (item) => item.closest("am-practice")

  // Opening and closing ---------------------------------------------------------------------------

  /** The one with the focus, else the one that the reader has before the eyes. */
  const nearest = () => {
    const all = items()
    const middle = (item) => {
      const { top, bottom } = item.getBoundingClientRect()
      return Math.max(top - innerHeight / 3, innerHeight / 3 - bottom, 0)
    }
    return all.find((item) => item.contains(document.activeElement)) ?? all.sort((a, b) => middle(a) - middle(b))[0]
  }

  const start = (item = nearest()) => {
    if (open || !item) return
    const bar = document.createElement("div")
    bar.className = "pj-bar"
    bar.setAttribute("role", "region")
    bar.setAttribute("aria-label", text.region)
    bar.append(Object.assign(document.createElement("h1"), { textContent: text.region }))
    for (const name of ["close", "back", "forward", "answer"]) {
      const button = document.createElement("button")
      Object.assign(button, { type: "button", textContent: name === "answer" ? text.show : text[name] })
      button.dataset.projector = name
      button.addEventListener("click", { close: stop, back, forward, answer }[name])
      bar.append(button)
    }
    bar.append(Object.assign(document.createElement("span"), { className: "pj-place" }))
    open = { item, bar, before: document.activeElement, hidden: [] }
    root.dataset.projector = ""
    document.body.append(bar)
    put(item)
    root.requestFullscreen?.().catch(() => {})
    bar.querySelector('[data-projector="forward"]').focus()
  }

  const stop = () => {
    if (!open) return
    const { item, bar, before } = open
    clear()
    open = null
    delete root.dataset.projector
    bar.remove()
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    item.scrollIntoView({ block: "nearest" })
    before?.focus?.({ preventScroll: true })
  }

  /** Shows one, and hides everything else from keys and screen readers too. @param {HTMLElement} item */
  const put = (item) => {
    clear()
    open.item = item
    item.dataset.projected = ""
    if (item.localName === "details") item.open = true
    for (let part = item; part !== document.body; part = part.parentElement) {
      for (const other of part.parentElement.children) {
        if (other === part || other === open.bar || other.inert) continue
        other.inert = true
        open.hidden.push(other)
      }
    }
    item.scrollTop = 0
    say()
  }

  const clear = () => {
    delete open.item.dataset.projected
    delete open.item.dataset.projectorAnswer
    for (const other of open.hidden.splice(0)) other.inert = false
  }

  const say = () => {
    const all = items()
    const { bar, item } = open
    const shown = item.dataset.projectorAnswer !== undefined
    const button = bar.querySelector('[data-projector="answer"]')
    button.textContent = shown ? text.hide : text.show
    button.setAttribute("aria-pressed", String(shown))
    const place = all.length > 1 ? text.place.replace("{n}", all.indexOf(item) + 1).replace("{total}", all.length) : ""
    bar.querySelector(".pj-place").textContent = place
  }

  // Going on --------------------------------------------------------------------------------------

  /** @param {"next" | "previous"} name of a control of the hand @returns {boolean} whether there was a step */
  const step = (name) => {
    const control = handOf(open.item)?.querySelector(`[data-do="${name}"]`)
    if (!control || control.getAttribute("aria-disabled") === "true") return false
    control.click()
    return true
  }

  const hide = () => {
    delete open.item.dataset.projectorAnswer
    say()
  }

  /** @param {1 | -1} by */
  const toItem = (by) => {
    const all = items()
    const next = all[all.indexOf(open.item) + by]
    if (next) put(next)
  }

  const forward = () => {
    hide()
    const page = drawing(open.item)
    if (page) page.next()
    else if (!step("next")) toItem(1)
    open?.bar.querySelector('[data-projector="forward"]').focus()
  }

  const back = () => {
    hide()
    if (!drawing(open.item) && !step("previous")) toItem(-1)
  }

  const answer = () => {
    const { item } = open
    if (item.dataset.projectorAnswer !== undefined) {
      hide()
      return
    }
    item.dataset.projectorAnswer = ""
    say()
    item.reveal?.().then(() => item.querySelector(".am-hints")?.scrollIntoView({ block: "nearest" }), () => {})
  }

  // A page that draws tasks has come to its end, or its reader has left the row.
  new MutationObserver(() => {
    if (open && !open.item.isConnected) stop()
  }).observe(document.body, { childList: true, subtree: true })

  // Keys ------------------------------------------------------------------------------------------

  /** On a Cyrillic keyboard the letter key gives another letter, but it lies in the same place. */
  const letterOf = ({ key, code }) => (key.length === 1 && !/[\x20-\x7e]/.test(key) ? code.replace(/^Key/, "") : key).toLowerCase()

  /** Before the theme, which turns the page at a P, and before the hand. */
  document.addEventListener("keydown", (event) => {
    const { target } = event
    if (event.ctrlKey || event.altKey || event.metaKey || !(target instanceof Element) || target.matches(WRITING)) return
    const letter = letterOf(event)
    const choosing = open?.item.localName === "am-task" && target.closest("[data-rove], input")
    const pressing = target.closest("button, a, summary, label, input")
    /** @type {(() => void) | undefined} */
    let act
    if (!open) act = letter === "p" && items().length ? () => start() : undefined
    else if (letter === "escape" || letter === "p") act = stop
    else if (letter === "pagedown" || (letter === "arrowright" && !choosing) || (letter === " " && !pressing)) act = forward
    else if (letter === "pageup" || (letter === "arrowleft" && !choosing)) act = back
    else if (letter === "a" && !target.closest("[data-rove]")) act = answer
    // Letters that mean something to the theme lead nowhere while the page behind is hidden.
    else if (/^[nfs,./]$/.test(letter) && !target.closest("[data-rove]")) act = () => {}
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }, true)

  document.addEventListener("fullscreenchange", () => {
    if (!document.fullscreenElement) stop()
  })

  // Whoever tries a card wants to know.
  document.addEventListener("click", ({ target }) => {
    const hand = open && handOf(open.item)
    if (!hand || !target.closest?.("am-hand button.am-card")) return
    open.item.dataset.projectorAnswer = ""
    say()
  })

  // The button ------------------------------------------------------------------------------------

  document.addEventListener("click", ({ target }) => {
    if (target.closest?.("[data-projector-open]")) start(target.closest("am-practice")?.querySelector("am-task") ?? undefined)
  })

  const line = document.querySelector(".pj-open")
  if (line) line.dataset.alive = ""
})()
