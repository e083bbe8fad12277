import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/**
 * A browser with one page. The next test uses it as new, because opening another costs twice as much as opening a
 * screen.
 */
export interface Tab {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  /** A test has changed it irreversibly. */
  isSpent: boolean
}

type Methods = Record<string, (...args: unknown[]) => unknown>

/** A test's changes to a browser or its page, for as long as it runs. Everything else is cleared. */
const LASTING = {
  page: [
    'on',
    'addInitScript',
    'addLocatorHandler',
    'emulateMedia',
    'exposeFunction',
    'routeWebSocket',
    'setViewportSize',
  ],
  context: ['on', 'addInitScript', 'exposeFunction', 'grantPermissions', 'newCDPSession', 'route', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
}

const spentBy = (tab: Tab, target: object, names: readonly string[]): void => {
  const methods = target as Methods
  for (const name of names) {
    const method = methods[name]!.bind(target)
    methods[name] = (...args) => {
      tab.isSpent = true
      return method(...args)
    }
  }
}

export const newTab = async (browser: Browser, options: BrowserContextOptions): Promise<Tab> => {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const tab = { context, page, devtools: await context.newCDPSession(page), isSpent: false }
  spentBy(tab, page, LASTING.page)
  spentBy(tab, context, LASTING.context)
  spentBy(tab, page.clock, LASTING.clock)
  return tab
}

/** Clears all traces of a test. It signs out first, so that no page saves anything while leaving. */
export const clear = async ({ context, page, devtools }: Tab, origin: string): Promise<void> => {
  await context.clearCookies()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
  // A page on the same site without scripts, so that the next screen opens in the same process.
  await page.goto(`${origin}/favicon.svg`)
  await page.mouse.move(-1, -1)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  await devtools.send('Page.resetNavigationHistory')
}
