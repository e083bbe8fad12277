// The offline shell: the client's own files, so that the page opens without a network, and no release finds half of its
// code missing. The server's answers (/api, /media, /p, /email) are never stored, because they belong to a session. The
// build fills in the two constants, so that a new build is a new worker.
const BUILD = '__BUILD__'
const FILES = '__FILES__'

const CACHE = `xd-${BUILD}`
const SHELL = '/'

self.addEventListener('install', (event) => {
  // Files named by their content may come from the browser's own cache, where the page has just put them.
  const fresh = (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([SHELL, ...FILES].map(fresh))))
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('xd-') && name !== CACHE)
    // Another tab may still run the previous build, so its files stay for one more release.
    await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

// The page says when it may be replaced: never over unsent text.
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting()
})

// A page in the client's own routing: the server's newest or, without a network, the shell.
const page = async (request) => {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(SHELL, { cacheName: CACHE })) ?? Response.error()
  }
}

// Named by their content, so a stored file equals the server's. A page from an older build finds its files too.
const asset = async (request) => (await caches.match(request)) ?? fetch(request)

const SERVER_PAGES = /^\/(api|p|pay|email|export|hooks|media|logo|healthz|readyz|metrics)(\/|$)/

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || SERVER_PAGES.test(url.pathname)) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)) event.respondWith(asset(request))
})

// Clicking a notification brings its conversation to the front.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? '/inbox'
  const open = async () => {
    const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (!window) return self.clients.openWindow(path)
    await window.focus()
    window.postMessage({ open: path })
  }
  event.waitUntil(open())
})
