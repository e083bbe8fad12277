import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  type Page,
} from '@playwright/test'
import { boot, type Booted, type BootOptions, DEMO_PASSWORD } from '@xd/fixtures/boot.ts'

/** Who looks: a user name, with or without its domain; or nobody, who has not signed in. */
export type Who = string | 'nobody'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  userAgent: ANDROID,
}

/** A person's browser does not say that it has no window: the product takes those for bots. */
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36'

/** A browser of its own, in which somebody has signed in. */
export const browserOf = async (
  browser: Browser,
  world: Booted,
  who: Who,
  options?: BrowserContextOptions,
): Promise<BrowserContext> => {
  // The service worker fetches all of the client's files for every new browser: only tests about it need that.
  const context = await browser.newContext({
    baseURL: world.url,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    userAgent: DESK,
    ...options,
  })
  if (who !== 'nobody') {
    const username = who.includes('@') ? who : `${who}@goldenpledge.test`
    const answer = await context.request.post('/api/auth/login', { data: { username, password: DEMO_PASSWORD } })
    if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`)
  }
  return context
}

interface Fixtures {
  /** The world of a spec file: a server on a fresh small demo database, with its own sandbox. */
  world: Booted
  /** Opens a path in a browser of its own, as somebody. */
  open: (who: Who, path: string, options?: BrowserContextOptions) => Promise<Page>
}

interface WorkerFixtures {
  worldOf: (file: string, options: BootOptions) => Promise<Booted>
}

/** One world per spec file: it is started by the first test that asks for it, and ends with the worker or the next file's. */
export const test = base.extend<Fixtures & { bootOptions: BootOptions }, WorkerFixtures>({
  bootOptions: [{}, { option: true }],

  worldOf: [
    async ({}, use) => {
      let current: { file: string; world: Promise<Booted> } | undefined
      await use(async (file, options) => {
        if (current?.file === file) return current.world
        await (await current?.world)?.close()
        current = { file, world: boot(options) }
        return current.world
      })
      await (await current?.world)?.close()
    },
    { scope: 'worker' },
  ],

  world: async ({ worldOf, bootOptions }, use, info) => {
    await use(await worldOf(info.file, bootOptions))
  },

  open: async ({ browser, world }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (who, path, options) => {
      const context = await browserOf(browser, world, who, options)
      contexts.push(context)
      const page = await context.newPage()
      await page.goto(path)
      return page
    })
    for (const context of contexts) await context.close()
  },
})

export { expect } from '@playwright/test'
