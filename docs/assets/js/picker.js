// The root page: to the language chosen last, else to the first of the browser's that the site has.
// Anybody else stays with the list.
(async () => {
  await self.amerikanerKept // where pages share no storage
  const links = [...document.querySelectorAll("a[hreflang]")]
  const wanted = []
  try {
    wanted.push(localStorage.getItem("amerikaner.language"))
  } catch { /* no storage: the browser's languages decide */ }
  wanted.push(...(navigator.languages || [navigator.language]))
  for (const tag of wanted) {
    const short = String(tag || "").toLowerCase().split("-")[0]
    const link = links.find(({ hreflang, dataset }) =>
      short === hreflang || dataset.aliases.split(" ").includes(short))
    if (link) {
      location.replace(link.href + location.hash)
      return
    }
  }
})()
