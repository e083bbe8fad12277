/** Remembers in this tab that the chat is open, so that it stays open on the site's next page. */
const OPEN = 'xd-chat-open'

/** On a page that may store nothing, the chat is closed on the next one. */
const inTab = (work: (storage: Storage) => unknown): unknown => {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

/** A link on another site has led here. Whoever reloads the page later can have opened the chat by then. */
const isArrival = ({ referrer } = document): boolean =>
  !!referrer &&
  !referrer.startsWith(self.origin) &&
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]!.type === 'navigate'

/** Not asked of who has just arrived: a page waits longer for its storage than for all else that the button does. */
export const isRemembered = (): boolean => !isArrival() && inTab((storage) => storage.getItem(OPEN)) === '1'

export const remember = (isOpen: boolean): void =>
  void inTab((storage) => (isOpen ? storage.setItem(OPEN, '1') : storage.removeItem(OPEN)))
