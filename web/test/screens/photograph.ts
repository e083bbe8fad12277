import { join } from 'node:path'
import { versionCookieName } from '@xd/core/domain/version/banner.ts'
import type { Browser, BrowserContext } from 'playwright'
import type { Ask, Screen, Who } from './screen.ts'

export type Look = { width: number; theme: 'light' | 'dark' }

const HEIGHTS: Readonly<Record<number, number>> = { 390: 844, 768: 1024, 1440: 900 }
const USERNAMES: Readonly<Record<Exclude<Who, 'nobody'>, string>> = {
  clerk: 'clerk@goldenpledge.test',
  owner: 'owner@goldenpledge.test',
  support: 'support@xd.test',
}
const PASSWORD = 'pledge-demo-2024'

/** Calls as the one whose session the browser has. */
export const askOf =
  (context: BrowserContext, url: string): Ask =>
  async (name, input) => {
    const response = await context.request.post(`${url}/api/${name}`, { data: input })
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as never
  }

/** One picture per screen and look, in one session per person. Answers what did not look right: overflow, errors in the console. */
export async function photograph(
  browser: Browser,
  url: string,
  screens: readonly Screen[],
  look: Look,
  folder: string,
): Promise<string[]> {
  const complaints: string[] = []
  for (const who of new Set(screens.map((screen) => screen.as))) {
    const phone = look.width < 500
    const context = await browser.newContext({
      viewport: { width: look.width, height: HEIGHTS[look.width] ?? 900 },
      colorScheme: look.theme,
      isMobile: phone,
      hasTouch: phone,
      reducedMotion: 'reduce',
    })
    const ask = askOf(context, url)
    if (who !== 'nobody') {
      await ask('auth/login', { username: USERNAMES[who], password: PASSWORD })
      await dismissNews(context, url, ask)
    }
    for (const screen of screens.filter(({ as }) => as === who))
      complaints.push(...(await picture(context, url, screen, ask, look, folder)))
    await context.close()
  }
  return complaints
}

/** The banner of a new version is seen once; a picture of each screen needs it no more than that. */
const dismissNews = async (context: BrowserContext, url: string, ask: Ask) => {
  const { user, version } = await ask<{ user: { userID: number }; version: string }>('auth/info', {})
  await context.addCookies([{ name: versionCookieName(user.userID), value: version, url }])
}

const settled = () =>
  document.readyState === 'complete' &&
  document.querySelector('#root:empty, [aria-busy="true"], [data-splash]') === null

async function picture(
  context: BrowserContext,
  url: string,
  screen: Screen,
  ask: Ask,
  look: Look,
  folder: string,
): Promise<string[]> {
  const name = `${screen.name}-${look.width}-${look.theme}`
  const complaints: string[] = []
  const page = await context.newPage()
  page.on('pageerror', (error) => complaints.push(`${name}: ${error.message}`))
  try {
    const path = typeof screen.path === 'string' ? screen.path : await screen.path(ask)
    await page.goto(url + path)
    // What still loads or spins is not the screen yet.
    await page
      .waitForFunction(settled, null, { timeout: 8_000 })
      .catch(() => complaints.push(`${name}: still loading after 8 s`))
    await screen.open?.(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'))
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (beyond > 0) complaints.push(`${name}: ${beyond} px wider than the window`)
    await page.screenshot({ path: join(folder, `${name}.png`) })
  } catch (error) {
    complaints.push(`${name}: ${error instanceof Error ? error.message.split('\n', 1)[0] : String(error)}`)
  }
  await page.close()
  return complaints
}
