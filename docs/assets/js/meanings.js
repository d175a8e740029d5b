// A word linked to the glossary shows its meaning beside it; the page holds the meanings already.
// Where this does not run, the same link leads to the glossary.
(() => {
  const kept = document.querySelector(".meanings")
  if (!kept || !HTMLElement.prototype.showPopover) return
  const GAP = 8
  const words = [...document.querySelectorAll("a.term-link")]
    .filter((word) => document.getElementById(meaningOf(word)))
  let shown = null

  function meaningOf(word) {
    return `meaning-of-${word.hash.slice(1)}`
  }

  function show(word) {
    const meaning = document.getElementById(meaningOf(word))
    const box = document.createElement("span") // a word stands inside a paragraph
    box.className = "meaning"
    box.popover = "manual"
    box.tabIndex = -1
    box.setAttribute("role", "dialog")
    box.setAttribute("aria-label", meaning.dataset.word)
    box.append(...meaning.cloneNode(true).childNodes)
    const more = document.createElement("a")
    more.className = "meaning-more"
    more.href = word.href
    more.textContent = kept.dataset.more
    box.append(more)
    word.after(box) // so that the tab key goes from the word into its meaning and on
    word.setAttribute("aria-expanded", "true")
    shown = { word, box }
    box.showPopover()
    place(word, box)
    box.focus()
  }

  function place(word, box) {
    const lines = word.getClientRects() // two when the word is broken at the end of a line
    const { left, bottom } = lines[lines.length - 1]
    const { top } = lines[0]
    const header = document.querySelector(".md-header")?.offsetHeight ?? 0
    const room = document.documentElement
    const fitsBelow = bottom + GAP + box.offsetHeight <= room.clientHeight
    const above = top - GAP - box.offsetHeight
    const y = fitsBelow || above < header ? bottom + GAP : above
    const x = Math.max(GAP, Math.min(left, room.clientWidth - box.offsetWidth - GAP))
    box.style.left = `${x + scrollX}px`
    box.style.top = `${y + scrollY}px`
  }

  function close({ back = false } = {}) {
    if (!shown) return
    const { word, box } = shown
    shown = null
    word.setAttribute("aria-expanded", "false")
    if (back) word.focus({ preventScroll: true })
    box.remove()
  }

  const outside = (target) => shown && !shown.word.contains(target) && !shown.box.contains(target)

  for (const word of words) {
    word.setAttribute("aria-haspopup", "dialog")
    word.setAttribute("aria-expanded", "false")
    word.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const again = shown?.word === word
      close({ back: again })
      if (!again) show(word)
    })
  }
  document.addEventListener("pointerdown", ({ target }) => outside(target) && close())
  document.addEventListener("focusin", ({ target }) => outside(target) && close())
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown) {
      event.stopPropagation()
      close({ back: true })
    }
  }, true)
  addEventListener("resize", () => close())
})()
