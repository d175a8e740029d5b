// Keeps the site for reading without a network: the whole of each language that a reader has opened.
//
// The build puts `self.amerikanerSite` before this: the version, the lists of files (one a language and one of what all
// share) with their digests, and the engine's manifest. Every file kept is checked against its digest, so that a cache
// holds one build and nothing else. The cache of an earlier version answers until the new one holds all that it held.
(() => {
  const { version, lists, manifest } = self.amerikanerSite
  const SCOPE = new URL(".", self.location).href
  const PREFIX = `amerikaner ${SCOPE} `
  const OWN = PREFIX + version
  const SHARED = "shared"
  const ENGINE = manifest.slice(0, manifest.lastIndexOf("/") + 1)

  const address = (path) => SCOPE + path
  const listOf = (name) => address(`offline/${name}.json`)
  const matching = { ignoreVary: true }

  /** The site's caches, oldest first; another site of the same host has its own. */
  const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX))

  /** What a page has asked of the network and not yet got. */
  const underway = new Set()
  const fetched = (answer) => {
    underway.add(answer)
    const done = () => underway.delete(answer)
    answer.then(done, done)
    return answer
  }

  // Keeping -----------------------------------------------------------------------------------------------------------

  /** A file as this version has it. The browser's own cache will do if it holds the right bytes. */
  const checked = async (url, integrity) => {
    for (const cache of ["default", "reload"]) {
      while (underway.size > 0) await Promise.allSettled(underway) // the reader goes first
      try {
        const response = await fetch(url, { cache, integrity, priority: "low" })
        // What was redirected may not answer a page's request.
        if (response.ok) return response.redirected ? new Response(response.body, { headers: response.headers }) : response
      } catch { /* no network, or another build's file */ }
    }
    throw new Error(`cannot be kept: ${url}`)
  }

  /** Keeps the files of one list. The list itself comes last: where it is, all of it is. */
  const fill = async (name) => {
    const cache = await caches.open(OWN)
    if (await cache.match(listOf(name), matching)) return
    const list = await checked(listOf(name), lists[name])
    const files = Object.entries(await list.clone().json())
    const older = await digestsOfOthers()
    for (const [path, digest] of files) {
      const url = address(path)
      if (await cache.match(url, matching)) continue
      const same = older.get(`${path} ${digest}`)
      await cache.put(url, (await same?.match(url, matching)) ?? await checked(url, digest))
    }
    await cache.put(listOf(name), list)
  }

  /** Where the caches of other versions hold a file: by path and digest. */
  const digestsOfOthers = async () => {
    const found = new Map()
    for (const name of await ours()) {
      if (name === OWN) continue
      const cache = await caches.open(name)
      for (const list of await listsIn(cache)) {
        const files = await (await cache.match(listOf(list), matching)).json()
        for (const [path, digest] of Object.entries(files)) found.set(`${path} ${digest}`, cache)
      }
    }
    return found
  }

  /** The lists whose files a cache holds, as far as this version knows them. */
  const listsIn = async (cache) => {
    const known = await Promise.all(Object.keys(lists).map((name) => cache.match(listOf(name), matching)))
    return Object.keys(lists).filter((_, n) => known[n])
  }

  /** Keeps a language, and those that an earlier version kept; then that version is not needed any more. */
  const keep = async (language) => {
    const wanted = new Set([language, SHARED])
    const others = (await ours()).filter((name) => name !== OWN)
    for (const name of others) {
      for (const list of await listsIn(await caches.open(name))) wanted.add(list)
    }
    for (const list of wanted) await fill(list)
    for (const name of others) await caches.delete(name)
  }

  /** One thing after another; what fails is asked for again by the next page. */
  let work = Promise.resolve()

  addEventListener("message", (event) => {
    if (event.data === "take over") event.waitUntil(self.skipWaiting())
    const language = event.data?.keep
    if (!Object.hasOwn(lists, language)) return
    work = work.then(() => keep(language)).catch(() => {})
    event.waitUntil(work)
  })

  addEventListener("install", () => self.skipWaiting())

  addEventListener("activate", (event) => {
    const begin = async () => {
      for (const name of await ours()) {
        if (name !== OWN && (await listsIn(await caches.open(name))).length === 0) await caches.delete(name)
      }
      await self.registration.navigationPreload?.enable() // this worker's start shall not delay a page
      await self.clients.claim()
    }
    event.waitUntil(begin())
  })

  // Answering ---------------------------------------------------------------------------------------------------------

  /** A kept file, whatever stands after ? in its address; a folder's is its index, and hosts may hide the ending. */
  const kept = async (path, names) => {
    const file = path === "" || path.endsWith("/") ? `${path}index.html` : path
    for (const name of names ?? await ours()) {
      const cache = await caches.open(name)
      const found = (await cache.match(address(file), matching)) ?? await cache.match(address(`${file}.html`), matching)
      if (found) return found
    }
    return undefined
  }

  /** From the network as ever; what is kept answers when there is none, or a server that cannot. */
  const page = async (event, path) => {
    let response
    try {
      response = (await event.preloadResponse) ?? await fetched(fetch(event.request))
      if (response.status < 500) return response
    } catch { /* no network */ }
    return (await kept(path)) ?? response ?? await notKept(event.request)
  }

  /** Instead of the browser's own page, one that says what is the matter. */
  const notKept = async ({ mode }) => {
    const said = mode === "navigate" ? await kept("offline.html") : undefined
    return said ? new Response(said.body, { status: 503, headers: said.headers }) : Response.error()
  }

  /** The cache that holds the engine last told of; null when only the network has it. */
  let engineIn

  const keptEngine = async (text) => {
    for (const name of await ours()) {
      const known = await kept(manifest, [name])
      if (known && (text === undefined || (await known.text()) === text)) return name
    }
    return null
  }

  /** The network says which build there is now; files of any other are of no use to the page. */
  const engineManifest = async (request) => {
    try {
      const response = await fetched(fetch(request, { cache: "no-cache" }))
      if (response.ok) {
        engineIn = await keptEngine(await response.clone().text())
        if (engineIn === null) self.registration.update().catch(() => {})
        return response
      }
    } catch { /* no network */ }
    engineIn = await keptEngine()
    return (engineIn && await kept(manifest, [engineIn])) || Response.error()
  }

  /** Kept files first: they are large. With ?again the page has found them wanting. */
  const engineFile = async (request, path, again) => {
    if (engineIn === undefined) await engineManifest(address(manifest)) // this worker has been asleep since
    const own = engineIn === null ? undefined : await kept(path, [engineIn])
    if (own && !again) return own
    try {
      const response = await fetched(fetch(request))
      if (own && response.ok) {
        const cache = await caches.open(engineIn)
        await cache.delete(address(path))
        await cache.delete(listOf(SHARED)) // so that it is kept anew
      }
      return response
    } catch {
      return own ?? Response.error()
    }
  }

  addEventListener("fetch", (event) => {
    const { request } = event
    const url = new URL(request.url)
    const place = url.origin + url.pathname
    if (request.method !== "GET" || !place.startsWith(SCOPE)) return
    const path = place.slice(SCOPE.length)
    if (path === manifest) event.respondWith(engineManifest(request))
    else if (path.startsWith(ENGINE)) event.respondWith(engineFile(request, path, url.searchParams.has("again")))
    else event.respondWith(page(event, path))
  })
})()
