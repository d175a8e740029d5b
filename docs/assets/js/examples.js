// Examples on a page: what steps through a hand is fetched when the reader opens one, by http and file:// alike.
(() => {
  const assets = new URL("..", document.currentScript.src)
  const examples = [...document.querySelectorAll("details.hand-example")]

  /** Each file once; one that did not come may be asked for again. */
  const files = new Map()
  const load = (path, make) => {
    if (!files.has(path)) {
      files.set(path, new Promise((resolve, reject) => {
        const element = make(new URL(path, assets).href)
        element.addEventListener("load", resolve)
        element.addEventListener("error", () => {
          files.delete(path)
          element.remove()
          reject(new Error(path))
        })
        document.head.append(element)
      }))
    }
    return files.get(path)
  }
  const script = (path) => load(path, (src) => Object.assign(document.createElement("script"), { src }))
  // A sheet that comes a second time would overrule those after it.
  const isThere = (path) => document.querySelector(`link[rel="stylesheet"][href*="${path}"]`) !== null
  const style = (path) => isThere(path) ? Promise.resolve() : load(path, (href) => Object.assign(document.createElement("link"), { rel: "stylesheet", href }))

  /** The stepper takes the place of the written steps; when it does not come, they stay. */
  const bringToLife = async (example) => {
    if (example.dataset.state) return
    example.dataset.state = "loading"
    const { hand, lang, seat } = example.dataset
    try {
      await Promise.all([
        style("css/stepper.css"),
        script(`built/words/${lang}.js`),
        script(`built/hands/${hand}.js`),
      ])
      await script("built/app.js")
    } catch {
      delete example.dataset.state
      return
    }
    const data = JSON.parse(example.querySelector("script").textContent)
    for (const line of data.lines) line.answer = self.amerikanerHands[hand][line.id]
    const answers = document.createElement("script")
    answers.type = "application/json"
    answers.className = "am-answers"
    answers.textContent = JSON.stringify(data)
    const element = document.createElement("am-hand")
    Object.assign(element.dataset, { hand, lang, seat, compact: "" })
    element.append(answers, example.querySelector(".am-prerendered"))
    example.append(element)
    example.dataset.state = "alive"
  }

  // The theme opens every fold to print it; that is no reader's wish.
  let printing = false
  addEventListener("beforeprint", () => { printing = true })
  addEventListener("afterprint", () => setTimeout(() => { printing = false }))
  for (const example of examples) {
    example.addEventListener("toggle", () => {
      if (example.open && !printing && !matchMedia("print").matches) bringToLife(example)
    })
  }

  /** An address that names a hand (#h=…) opens its example. */
  const enter = () => {
    const place = new URLSearchParams(location.hash.slice(1))
    const [hand, line] = [place.get("h"), place.get("l")]
    const example = examples.find(({ dataset }) =>
      dataset.hand === hand && (line === null || dataset.lines.split(" ").includes(line)))
    if (!example || example.open) return
    example.open = true
    example.scrollIntoView()
  }
  addEventListener("hashchange", enter)
  enter()
})()
