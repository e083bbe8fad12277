import { vi } from 'vitest'

/** The window around a page, as far as its data uses it. It ends with the page (`aPage`). */
export const aWindow = () => {
  const went: string[] = []
  const location = {
    origin: 'https://xd.test',
    assign: (path: string) => void went.push(path),
    reload: () => void went.push('reload'),
  }
  const window = Object.assign(new EventTarget(), {
    location,
    focus: () => void went.push('focus'),
    /** As wide as any computer’s. */
    matchMedia: (query: string) => Object.assign(new EventTarget(), { matches: query.includes('min-width') }),
  })
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', title: '', readyState: 'complete' })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('matchMedia', window.matchMedia)
  vi.stubGlobal('location', location)
  class Nothing {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Nothing)
  vi.stubGlobal('MutationObserver', Nothing)
  vi.stubGlobal('requestAnimationFrame', setImmediate)
  vi.stubGlobal('cancelAnimationFrame', clearImmediate)
  return {
    /** Where the page went, in order. */
    went,
    document,
    happens: (event: string) => void window.dispatchEvent(new Event(event)),
    looks: (visibilityState: 'visible' | 'hidden') => {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}
