import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawn, rendered } from '../acts/drawn.ts'
import { aPage } from '../data/page.ts'
import { aWindow } from '../data/window.ts'
import { EMPLOYEES, LABELS, NOW, STORES } from '../lists/cells.table.ts'
import { ALL_PAGES } from '../pages/all-pages.ts'
import { ALL_SAYS } from '../says/all-says.ts'
import type { Page } from '../pages/page.ts'
import { sessionOf, type Shown } from '../shown/shown.ts'

const SRC = join(import.meta.dirname, '../../../src')

/** Everything that listens, ticks or watches. */
let held: Map<string, number>
const count = (what: string, by: number) => void held.set(what, (held.get(what) ?? 0) + by)
const standing = () => Object.fromEntries([...held].filter(([, many]) => many !== 0))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  held = new Map()
  vi.stubGlobal('navigator', { onLine: true })
  const page = aPage()
  const { document } = aWindow()
  Object.assign(document, {
    documentElement: new EventTarget(),
    querySelector: () => null,
    getElementById: () => null,
    body: { nodeType: 1 },
    activeElement: null,
    fullscreenElement: null,
  })
  Object.assign(window, { print: () => undefined })
  page.answers['stores/list'] = () => STORES[1]
  const { addEventListener, removeEventListener } = EventTarget.prototype
  // Who listens for an event twice is told once, so only changes count.
  const listening = new WeakMap<object, Set<string>>()
  const keyOf = (type: string, listener: object) => {
    const id = (Reflect.get(listener, ID) as number | undefined) ?? (ids += 1)
    Object.defineProperty(listener, ID, { value: id, configurable: true })
    return `${type} ${id}`
  }
  let ids = 0
  const ID = Symbol('id')
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, ...rest) {
    const own = listening.get(this) ?? new Set()
    listening.set(this, own)
    if (listener && type !== 'abort' && !own.has(keyOf(type, listener))) {
      own.add(keyOf(type, listener))
      count(`hears ${type}`, 1)
      const [options] = rest
      if (typeof options === 'object')
        options.signal?.addEventListener('abort', () => this.removeEventListener(type, listener))
    }
    addEventListener.call(this, type, listener, ...rest)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, ...rest) {
    if (listener && listening.get(this)?.delete(keyOf(type, listener))) count(`hears ${type}`, -1)
    removeEventListener.call(this, type, listener, ...rest)
  }
  const { setInterval, clearInterval } = globalThis
  const ticking = new Set<unknown>()
  vi.stubGlobal('setInterval', (...given: Parameters<typeof setInterval>) => {
    const timer = setInterval(...given)
    ticking.add(timer)
    count('ticks', 1)
    return timer
  })
  vi.stubGlobal('clearInterval', (timer: NodeJS.Timeout | undefined) => {
    if (ticking.delete(timer)) count('ticks', -1)
    clearInterval(timer)
  })
  class Observer {
    isOn = false
    observe() {
      if (!this.isOn) count('watches', 1)
      this.isOn = true
    }
    unobserve() {}
    disconnect() {
      if (this.isOn) count('watches', -1)
      this.isOn = false
    }
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) vi.stubGlobal(name, Observer)
  return () => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener })
    vi.useRealTimers()
  }
})

const nothing = () => undefined
const MORE = [
  { at: 'ui/hook/use-no-file-drops.ts', draws: 'useNoFileDrops' },
  { at: 'ui/a11y/focus-after.ts', draws: 'useFocusAfter' },
  { at: 'ui/tip/tips.tsx', draws: 'Tips' },
  { at: 'ui/overlay/coming-dialog.tsx', draws: 'ComingDialog', props: { onCancel: nothing } },
  { at: 'parts/page/splash.tsx', draws: 'Splash' },
  { at: 'pages/unreachable-page.tsx', draws: 'UnreachablePage', props: { onRetry: nothing } },
]

const ALL = [...ALL_SAYS, ...ALL_PAGES, ...MORE] as readonly (Shown & Pick<Page, 'before'>)[]
const EACH = [...new Map(ALL.map((one) => [`${one.at} ${one.draws} ${String(one.within ?? '')}`, one])).values()]

test.each(EACH)('$at $draws leaves nothing behind that listens, ticks or watches', async (shown) => {
  const { at, draws, props = {}, given = [], address = '/', before = [] } = shown
  const { queryClient } = await import('#data/query-client.ts')
  for (const [key, data] of [STORES, EMPLOYEES, LABELS, ...before]) queryClient.setQueryData(key, data)
  const module = (await import(/* @vite-ignore */ join(SRC, at))) as Record<string, never>
  const once = async () => {
    const screen = await drawn(module[draws]!, props as never, given, { session: sessionOf(shown), address })
    await rendered()
    screen.ends()
    await rendered()
    return standing()
  }
  // What the page itself hears, it hears from the first time on.
  const first = await once()
  expect(await once()).toEqual(first)
})
