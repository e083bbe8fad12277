import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

/** A browser with one page. The next test takes it as new; opening another costs twice the work of opening a screen. */
export interface Tab {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  /** A test has done something to it that can’t be undone. */
  isSpent: boolean
}

type Methods = Record<string, (...args: unknown[]) => unknown>

/** What a test does to a browser or its page for as long as that lasts. All else is cleared away. */
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

/** Leaves nothing of a test: signed out first, so that no page saves anything as it goes. */
export const clear = async ({ context, page, devtools }: Tab, origin: string): Promise<void> => {
  await context.clearCookies()
  for (const other of context.pages()) if (other !== page) await other.close()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.evaluate(() => sessionStorage.clear())
  // A page of the same site without any script: the next screen opens in the same process.
  await page.goto(`${origin}/favicon.svg`)
  await page.mouse.move(-1, -1)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' })
  await devtools.send('Page.resetNavigationHistory')
}
