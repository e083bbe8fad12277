import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test'
import { clear, newTab, type Tab } from './tabs.ts'
import type { Booted, BootOptions } from '@xd/fixtures/boot.ts'
import { boot } from '@xd/fixtures/testing/bundled-boot.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { freePort } from '@xd/fixtures/testing/free-port.ts'

/** The signed-in person: a user name, with or without its domain; or nobody, without signing in. */
export type Who = string | 'nobody'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: ANDROID,
}

/** A person's browser does not report itself as headless: the product would take it for a bot. */
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

const optionsOf = (world: Booted, options?: BrowserContextOptions): BrowserContextOptions => ({
  baseURL: world.url,
  reducedMotion: 'reduce',
  // The service worker fetches all client files for every new browser, and only tests about it need that.
  serviceWorkers: 'block',
  userAgent: DESK,
  ...options,
})

const signIn = async (context: BrowserContext, who: Who): Promise<void> => {
  if (who === 'nobody') return
  const username = who.includes('@') ? who : `${who}@goldenpledge.test`
  const answer = await context.request.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`)
}

/** A separate browser with somebody signed in. */
export const browserOf = async (
  browser: Browser,
  world: Booted,
  who: Who,
  options?: BrowserContextOptions,
): Promise<BrowserContext> => {
  const context = await browser.newContext(optionsOf(world, options))
  await signIn(context, who)
  return context
}

interface Fixtures {
  /** The world of a spec file: a server on a fresh small demo database, with its own sandbox. */
  world: Booted
  /** Opens a path as somebody, in a browser that nobody else uses in this test, without another's data. */
  open: (who: Who, path: string, options?: BrowserContextOptions) => Promise<Page>
}

interface WorkerFixtures {
  /** Tabs that tests have left, by their options. */
  freeTabs: Map<string, Tab[]>
  worldOf: (file: string, options: BootOptions) => Promise<Booted>
}

/**
 * One world per spec file. The first test that needs it starts it. It ends with the worker, or with the next file's.
 */
export const test = base.extend<Fixtures & { bootOptions: BootOptions }, WorkerFixtures>({
  bootOptions: [{}, { option: true }],

  worldOf: [
    async ({}, use) => {
      let current: { file: string; world: Promise<Booted> } | undefined
      // Two ports in turn, so that a page still connected to the last server cannot send a call to the next one.
      const ports = [await freePort(), await freePort()]
      await use(async (file, options) => {
        if (current?.file === file) return current.world
        await (await current?.world)?.close()
        current = { file, world: boot({ port: ports[0]!, ...options }) }
        ports.reverse()
        return current.world
      })
      await (await current?.world)?.close()
    },
    { scope: 'worker' },
  ],

  world: async ({ worldOf, bootOptions }, use, info) => {
    await use(await worldOf(info.file, bootOptions))
  },

  freeTabs: [
    async ({}, use) => {
      const tabs = new Map<string, Tab[]>()
      await use(tabs)
      for (const { context } of [...tabs.values()].flat()) await context.close()
    },
    { scope: 'worker' },
  ],

  open: async ({ browser, world, freeTabs }, use, info) => {
    const taken: [Tab, string][] = []
    await use(async (who, path, options) => {
      const ofWorld = optionsOf(world, options)
      const kind = JSON.stringify(ofWorld)
      const tab = freeTabs.get(kind)?.pop() ?? (await newTab(browser, ofWorld))
      taken.push([tab, kind])
      await signIn(tab.context, who)
      await tab.page.goto(path)
      return tab.page
    })
    for (const [tab, kind] of taken) {
      if (tab.isSpent || tab.page.isClosed() || info.status !== info.expectedStatus) await tab.context.close()
      else {
        await clear(tab, world.url)
        freeTabs.set(kind, [...(freeTabs.get(kind) ?? []), tab])
      }
    }
  },
})

export { expect } from '@playwright/test'
