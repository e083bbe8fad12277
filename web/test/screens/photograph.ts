import { join } from 'node:path'
import { versionCookieName } from '@xd/core/domain/version/banner.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import type { Browser, BrowserContext, Page } from 'playwright'
import type { Size, Theme } from './look.ts'
import type { Ask, Screen, Who } from './screen.ts'

const USERNAMES: Readonly<Record<Exclude<Who, 'nobody'>, string>> = {
  clerk: 'clerk@goldenpledge.test',
  owner: 'owner@goldenpledge.test',
  support: 'support@xd.test',
}

/** Calls as the user of the browser's session. */
export const askOf =
  (context: BrowserContext, url: string): Ask =>
  async (name, input) => {
    const response = await context.request.post(`${url}/api/${name}`, { data: input })
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as never
  }

/**
 * One picture per screen and theme, each person in their own session. Returns the faults: overflow, and errors in the
 * console.
 */
export async function photograph(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
  size: Size,
  folder: string,
): Promise<string[]> {
  const complaints = [...new Set(screens.map((screen) => screen.as))].map(async (who) => {
    const context = await browser.newContext({
      viewport: { width: size.width, height: size.height },
      isMobile: size.phone,
      hasTouch: size.phone,
      reducedMotion: 'reduce',
    })
    const ask = askOf(context, url)
    if (who !== 'nobody') {
      await ask('auth/login', { username: USERNAMES[who], password: DEMO_PASSWORD })
      await dismissNews(context, url, ask)
    }
    const found: string[] = []
    for (const screen of screens.filter(({ as }) => as === who))
      found.push(...(await pictures(context, url, screen, ask, size, folder)))
    await context.close()
    return found
  })
  return (await Promise.all(complaints)).flat()
}

/** The banner for a new version shows once, and a picture of each screen doesn't need it. */
const dismissNews = async (context: BrowserContext, url: string, ask: Ask) => {
  const { user, version } = await ask<{ user: { userID: number }; version: string }>('auth/info', {})
  await context.addCookies([{ name: versionCookieName(user.userID), value: version, url }])
}

const settled = () =>
  document.readyState === 'complete' &&
  document.querySelector('#root:empty, [aria-busy="true"]:not([data-aria-hidden] *), [data-splash]') === null

const wear = (page: Page, theme: Theme) =>
  page.emulateMedia(
    theme === 'forced'
      ? { colorScheme: 'light', forcedColors: 'active' }
      : { colorScheme: theme, forcedColors: 'none' },
  )

/** Loaded and opened once, then shown in each theme. */
async function pictures(
  context: BrowserContext,
  url: string,
  screen: Screen,
  ask: Ask,
  size: Size,
  folder: string,
): Promise<string[]> {
  const name = `${screen.name}-${size.name}`
  const complaints: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`))
  try {
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(ask)
    await page.goto(url + path)
    // Anything that still loads or spins is not the screen yet.
    await page
      .waitForFunction(settled, null, { timeout: 8_000 })
      .catch(() => complaints.push(`${name}: still loading after 8 s`))
    await screen.open?.(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    for (const theme of size.themes) {
      await wear(page, theme)
      await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'))
      await page.screenshot({ path: join(folder, `${name}-${theme}.png`) })
    }
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (beyond > 0) complaints.push(`${name}: ${beyond} px wider than the window`)
    const below = await page.evaluate(() =>
      document.querySelector('main#main') ? document.documentElement.scrollHeight - window.innerHeight : 0,
    )
    if (below > 0) complaints.push(`${name}: ${below} px taller than the window, beside the part that scrolls`)
  } catch (error) {
    complaints.push(`${name}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`)
  }
  await page.close()
  return complaints
}
