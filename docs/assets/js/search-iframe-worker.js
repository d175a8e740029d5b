// The theme's search, made to work by file:// too and to find more. Loaded before the theme.
//
// 1. On file:// a browser refuses the search's worker script, so that one runs in a frame; every other
//    worker (a widget's blob) gets the browser's own Worker.
// 2. The theme's search knows no word endings: each word also searches by a shorter beginning, and by
//    the letters a reader may have typed plainly (the index's `letters`, pairs written=typed).
(() => {
  const Native = window.Worker
  const SETUP = 0
  const QUERY = 2

  /** The other spellings of a word: one plain letter at a time made the written one. */
  const spellings = (word, pairs) => pairs.flatMap(([written, typed]) =>
    [...word].flatMap((letter, at) =>
      letter === typed ? [word.slice(0, at) + written + word.slice(at + 1)] : []))

  /** A longer word loses its ending, a short one keeps it. */
  const stem = (word) => word.slice(0, Math.max(4, Math.ceil(word.length * 0.6)))

  const widen = (query, pairs) => {
    if (/["^~:*+]|(^|\s)-/.test(query)) return query // the reader uses the search's own signs
    return query.toLowerCase().split(/\s+/).filter(Boolean).flatMap((word) => {
      if (word.length < 3) return [word]
      const forms = [word, ...spellings(word, pairs)]
      const stems = new Set(forms.filter((form) => form.length > 4).map(stem))
      return [...forms.map((form) => `${form}*^8`), ...[...stems].map((form) => `${form}*`)]
    }).join(" ")
  }

  /** What a worker's script finds, in a frame of this page: the script itself is the site's own. */
  const inFrame = (url) => {
    const frame = document.createElement("iframe")
    frame.hidden = true
    document.body.append(frame)
    const { contentWindow: inside, contentDocument: page } = frame
    page.open() // else Firefox puts an empty document in its place later
    page.write("<!doctype html>")
    page.close()
    const load = (src) => new Promise((resolve, reject) => {
      page.head.append(Object.assign(page.createElement("script"), { src, onload: resolve, onerror: reject }))
    })
    const worker = new EventTarget()
    inside.postMessage = (data) => worker.dispatchEvent(new MessageEvent("message", { data }))
    inside.importScripts = (...urls) => urls.reduce((before, next) => before.then(() => load(next)), Promise.resolve())
    const ready = load(url)
    worker.postMessage = (data) => ready.then(() => inside.dispatchEvent(new inside.MessageEvent("message", { data })))
    return worker
  }
  if (location.protocol === "file:") window.IFrameWorker = inFrame // by this name the script knows that it is in a frame

  /** The search's worker, fetched when the search is first opened. */
  const search = (url, options) => {
    const face = new EventTarget()
    let worker
    let pairs = []
    const start = () => {
      worker = location.protocol === "file:" ? inFrame(url) : new Native(url, options)
      worker.addEventListener("message", ({ data }) => face.dispatchEvent(new MessageEvent("message", { data })))
    }
    face.postMessage = (message) => {
      if (!worker) start()
      if (message.type === SETUP) {
        pairs = (message.data.config.letters || "").split(" ").map((pair) => pair.split("="))
          .filter((pair) => pair.length === 2)
      }
      worker.postMessage(message.type === QUERY ? { ...message, data: widen(message.data, pairs) } : message)
    }
    return face
  }

  function Worker(url, options) {
    return /\/workers\/search\.[^/]*$/.test(`${url}`) ? search(url, options) : new Native(url, options)
  }
  Worker.prototype = Native.prototype
  window.Worker = Worker
})()
