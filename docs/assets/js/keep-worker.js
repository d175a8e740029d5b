// Loaded before iframe-worker.js, which replaces window.Worker on file://; see search-file.js.
window.amerikanerWorker = window.Worker
