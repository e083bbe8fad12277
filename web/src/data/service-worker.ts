import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { createStore, useStored } from '#state/create-store.ts'
import { hasUnsent } from './outbox.ts'

let registration: ServiceWorkerRegistration | null = null
let reloading = false
const ready = createStore(false)

const watch = (found: ServiceWorkerRegistration) => {
  registration = found
  // This page has just loaded the newest build, so a waiting worker may take over without losing anything.
  found.waiting?.postMessage('take-over')
  found.addEventListener('updatefound', () => {
    const { installing: worker, active } = found
    // The first worker replaces nothing. By the time WebKit reports it as installed, it already controls the page.
    if (active === null) return
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') ready.set(true)
    })
  })
  setInterval(lookForUpdate, HOUR_MS)
}

/** Spec 1 §2: a service worker at /sw.js with the scope /. It is registered once the page has loaded. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('controllerchange', () => reloading && location.reload())
  const register = () =>
    void navigator.serviceWorker.register('/sw.js', { scope: '/' }).then(
      // Some extensions replace `register` and return nothing.
      (found?: ServiceWorkerRegistration) => found && watch(found),
      () => undefined,
    )
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Checks for a new build: after a break in the connection, the server may have changed. */
export const lookForUpdate = (): void => void registration?.update().catch(() => undefined)

/** Moves to the new build. Refused (false) while a text has not reached the server. */
export const takeUpdate = (): boolean => {
  if (hasUnsent()) return false
  reloading = true
  if (registration?.waiting) registration.waiting.postMessage('take-over')
  else location.reload()
  return true
}

/** Whether a new build is waiting. */
export const useUpdateReady = (): boolean => useStored(ready)

/** Shows a notification, through the worker if there is one, so that clicking it works after the tab is closed. */
export const showNotification = async (
  title: string,
  options: NotificationOptions & { data: { path: string } },
  onPress: () => void,
): Promise<void> => {
  if (registration?.active) return registration.showNotification(title, options)
  const shown = new Notification(title, options)
  shown.onclick = () => {
    window.focus()
    onPress()
  }
}

/** Receives the worker's message when a clicked notification opens a page. */
export const onOpenRequest = (open: (path: string) => void): (() => void) => {
  if (!('serviceWorker' in navigator)) return () => undefined
  const listener = ({ data }: MessageEvent<unknown>) => {
    const path = (data as { open?: unknown } | null)?.open
    if (typeof path === 'string' && path.startsWith('/')) open(path)
  }
  navigator.serviceWorker.addEventListener('message', listener)
  return () => navigator.serviceWorker.removeEventListener('message', listener)
}
