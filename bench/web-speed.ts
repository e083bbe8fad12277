import { chromium, type Page } from 'playwright'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { PEOPLE } from '@xd/fixtures/demo/people.ts'
import { findChromium } from '../.ci/chromium.js'
import { absolute, type Bench, median } from './bench.ts'
import { withLongThread } from './long-thread.ts'
import { percentile, serve, type Served } from './serve.ts'

const SLOWER = 4
const TURNS = 5
const SWITCHES = 20
const LENGTH = 10_000
/** As fast as a hurried wheel turns while the rows stay readable. */
const READ_PX = 60
const READ_FRAMES = 600
const PATIENCE_MS = 20_000
const LONG = PEOPLE.talkative.convos.main!
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

const ROWS = 'section[aria-label="Conversations"] ul li > button'

/** A fresh page with an empty cache, on a machine four times slower. */
const coldPage = async (browser: Awaited<ReturnType<typeof chromium.launch>>, { url }: Served): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  })
  // The compiler names functions with a helper that pages lack.
  await context.addInitScript('globalThis.__name ??= (named) => named')
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

/** From opening the sign-in address to the painted inbox, not counting the typing. */
const coldLogin = async (page: Page): Promise<number> => {
  const started = performance.now()
  await page.goto('/login', { waitUntil: 'commit' })
  const username = page.getByRole('textbox', { name: 'Email' })
  await username.waitFor()
  const typing = performance.now()
  await username.fill('owner@goldenpledge.test')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  const typed = performance.now()
  await page.keyboard.press('Enter')
  await page.locator(ROWS).nth(9).waitFor()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  return performance.now() - started - (typed - typing)
}

/** From clicking a row to the painted conversation, for one opened before. */
const switchTo = (page: Page, row: number): Promise<number> =>
  page.evaluate(
    ([rows, at, patience]) =>
      new Promise<number>((resolve, reject) => {
        const button = document.querySelectorAll<HTMLElement>(rows)[at]!
        // Conversations opened before may still be in the page, hidden.
        const newest = () =>
          [...document.querySelectorAll<HTMLElement>('[role="log"] [data-row]')].findLast((row) =>
            row.checkVisibility(),
          )?.dataset.row
        const before = newest()
        const started = performance.now()
        button.click()
        const look = () => {
          if (performance.now() - started > patience) return reject(new Error(`Row ${at} did not open`))
          const now = newest()
          if (now !== undefined && now !== before) setTimeout(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [ROWS, row, PATIENCE_MS] as const,
  )

interface Scrolled {
  /** The time between frames, which the browser rounds up to whole ticks at 60 a second. */
  readonly gaps: readonly number[]
  /** The duration of each frame that the browser calls long: 50 ms or more from its first work to its paint. */
  readonly long: readonly number[]
}

/** Scrolls the thread by a fixed step per frame, for a number of frames or until nothing moves. */
const scroll = (page: Page, by: number, most = 100_000): Promise<Scrolled> =>
  page.evaluate(
    ([step, longest]) =>
      new Promise<Scrolled>((resolve) => {
        const log = document.querySelector('[role="log"]')!
        const gaps: number[] = []
        const started = performance.now()
        const long: PerformanceEntry[] = []
        const observer = new PerformanceObserver((entries) => long.push(...entries.getEntries()))
        observer.observe({ type: 'long-animation-frame' })
        const end = (without: number) => {
          long.push(...observer.takeRecords())
          observer.disconnect()
          const frames = long.filter(({ startTime }) => startTime >= started)
          resolve({ gaps: gaps.slice(1, gaps.length - without), long: frames.map(({ duration }) => duration) })
        }
        let [last, still, place] = [started, 0, log.scrollTop]
        const frame = (now: number) => {
          gaps.push(now - last)
          last = now
          log.scrollTop += step
          still = log.scrollTop === place ? still + 1 : 0
          place = log.scrollTop
          if (still > 180) end(180)
          else if (gaps.length > longest) end(0)
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    [by, most] as const,
  )

export const run: Bench = async () => {
  if (!existsSync(`${dist}/index.html`)) throw new Error('Build the web client first: npm run build')
  const { path, drop } = await withLongThread(LONG, LENGTH)
  const server = await serve('api-server.ts', path, dist)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const logins: number[] = []
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const page = await coldPage(browser, server)
      const took = await coldLogin(page)
      if (turn > 0) logins.push(took)
      await page.context().close()
    }

    const page = await coldPage(browser, server)
    await coldLogin(page)
    for (const row of [1, 2, 3, 4]) await switchTo(page, row)
    const among = async (rows: number): Promise<number[]> => {
      const switches: number[] = []
      for (let turn = 0; turn < SWITCHES; turn += 1) switches.push(await switchTo(page, 1 + (turn % rows)))
      return switches
    }
    const switches = await among(4)
    for (const row of [5, 6, 7, 8]) await switchTo(page, row)
    const farther = await among(8)

    await page.goto(`/inbox?convo=${LONG}`)
    await page.locator('[role="log"] [data-row]').first().waitFor()
    const loading = await scroll(page, -700)
    const oldest = await page.getByRole('button', { name: 'Older messages' }).count()
    if (oldest > 0) throw new Error('The beginning of the conversation was not reached')
    const loaded = await scroll(page, 1_500)
    const read = await scroll(page, -READ_PX, READ_FRAMES)
    const scrolled = (name: string, { gaps, long }: Scrolled) =>
      absolute(
        `web-speed scroll ${name}, frames over 50 ms`,
        long.filter((ms) => ms > 50).length,
        0,
        '',
        `longest ${Math.max(0, ...long).toFixed(0)} ms; ${gaps.length} frames, from one to the next median ${median(gaps).toFixed(1)} ms, p99 ${percentile(gaps, 0.99).toFixed(1)} ms, longest ${Math.max(...gaps).toFixed(1)} ms, ${gaps.filter((ms) => ms > 50.5).length} of more than three ticks`,
      )

    const slowed = `processor ${SLOWER} × slower`
    return [
      absolute('web-speed cold login to inbox', median(logins), 2_000, 'ms', slowed),
      absolute(
        'web-speed thread switch, cached',
        median(switches),
        100,
        'ms',
        `${slowed}, slowest ${Math.max(...switches).toFixed(0)} ms`,
      ),
      absolute(
        'web-speed thread switch, cached, among eight',
        median(farther),
        100,
        'ms',
        `${slowed}, slowest ${Math.max(...farther).toFixed(0)} ms`,
      ),
      scrolled('up 10,000 messages as they load', loading),
      scrolled('down 10,000 messages', loaded),
      scrolled('up slowly enough to read', read),
    ]
  } finally {
    await browser.close()
    server.stop()
    drop()
  }
}
