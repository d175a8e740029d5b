// The frame that keeps what pages by double click keep; see kept-together.js. What was taken away is null.
(() => {
  const valueOf = (key) => JSON.parse(localStorage.getItem(key))
  const tellAll = () => parent.postMessage(Object.fromEntries(Object.keys(localStorage).map((key) => [key, valueOf(key)])), "*")
  addEventListener("message", ({ source, data }) => {
    if (source !== parent) return
    if (data === null) tellAll()
    else localStorage.setItem(data[0], JSON.stringify(data[1]))
  })
  // Another window's frame was told.
  addEventListener("storage", ({ key }) => key && parent.postMessage({ [key]: valueOf(key) }, "*"))
  tellAll()
})()
