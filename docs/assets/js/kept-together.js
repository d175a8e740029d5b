// Firefox gives each page opened by double click a storage of its own. A hidden frame, one file for all
// pages, keeps what any of them keeps: a page takes it over before its widgets begin, and tells it of changes.
(() => {
  if (location.origin !== "null") return // pages that have an origin share its storage
  const frame = document.createElement("iframe")
  frame.hidden = true
  frame.src = new URL("../kept.html", document.currentScript.src)
  const { setItem, removeItem } = Storage.prototype
  const told = new Set()
  let isThere = false

  /** @param {string} key @param {string | null} value null: there is none any more */
  const tell = (key, value) => {
    told.add(key)
    if (isThere) frame.contentWindow.postMessage([key, value], "*")
  }

  /** @param {Record<string, string | null>} all what the frame keeps */
  const takeOver = (all) => {
    for (const [key, value] of Object.entries(all)) {
      if (!isThere && told.has(key)) continue // this page was quicker
      if (value === null) removeItem.call(localStorage, key)
      else setItem.call(localStorage, key, value)
    }
    if (isThere) {
      for (const key of Object.keys(all)) dispatchEvent(new StorageEvent("storage", { key, storageArea: localStorage }))
      return
    }
    isThere = true
    for (const key of new Set([...told, ...Object.keys(localStorage)])) {
      if (told.has(key) || !(key in all)) tell(key, localStorage.getItem(key))
    }
    // The theme has read before that whether the page is light or dark.
    const palette = self.__md_get?.("__palette")
    if (palette) document.querySelector(`#__palette_${palette.index}:not(:checked)`)?.click()
  }

  self.amerikanerKept = new Promise((resolve) => {
    addEventListener("message", ({ source, data }) => {
      if (source !== frame.contentWindow) return
      try {
        takeOver(data)
      } catch { /* a storage that keeps nothing */ }
      resolve()
    })
    setTimeout(resolve, 3000) // without its frame a page keeps what it can
  })
  Storage.prototype.setItem = function (key, value) {
    setItem.call(this, key, value)
    if (this === localStorage) tell(`${key}`, `${value}`)
  }
  Storage.prototype.removeItem = function (key) {
    removeItem.call(this, key)
    if (this === localStorage) tell(`${key}`, null)
  }
  // A page out of the browser's memory has missed what others did.
  addEventListener("pageshow", ({ persisted }) => persisted && frame.contentWindow.postMessage(null, "*"))
  document.documentElement.append(frame)
})()
