import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { DEMO_PASSWORD } from '@xd/fixtures/demo/password.ts'
import { gatherStatistics } from '@xd/fixtures/demo/write/statistics.ts'
import { connect } from '@xd/server/db/connect.ts'
import { findChromium } from '../.ci/chromium.js'
import { absolute, type Bench, median } from './bench.ts'
import { fillCalendar } from './full-calendar.ts'
import { serve } from './serve.ts'
import { smallDemo } from './small-demo.ts'

const TURNS = 20
const GOAL_MS = 150
const PATIENCE_MS = 20_000
const COMPANY = { companyID: 2 }
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

/** The demo company with this many more entries and birthdays. */
const withFullCalendar = async (url: string): Promise<void> => {
  await smallDemo(url)
  const connection = connect(url)
  const { catID } = await connection.reads
    .selectFrom('calendar_categories')
    .select('catID')
    .where('companyID', '=', COMPANY.companyID)
    .executeTakeFirstOrThrow()
  await fillCalendar(connection, { ...COMPANY, calendarID: catID })
  await gatherStatistics(connection.writes)
  await connection.close()
}

/** From the click on the next or previous month to its painted entries. */
const turn = (page: Page, label: string, middle: string): Promise<number> =>
  page.evaluate(
    ([name, day, patience]) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now()
        document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click()
        const look = () => {
          if (performance.now() - started > patience) return reject(new Error(`${day} was not shown`))
          const cell = document.querySelector(`[role="cell"][data-date="${day}"]`)
          const isDrawn = cell?.textContent.includes('+') && document.querySelector('[data-entry]') !== null
          if (isDrawn) setTimeout(() => resolve(performance.now() - started))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    [label, middle, PATIENCE_MS] as const,
  )

/**
 * Alternates between two months seen before, in a company with 100,000 entries and as many birthdays (SQLite,
 * Chromium).
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const file = join(folder, 'xd.sqlite')
  await withFullCalendar(`file:${file}`)
  const server = await serve('api-server.ts', file, dist)
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
    // The compiler names functions with a helper that pages lack.
    await context.addInitScript('globalThis.__name ??= (named) => named')
    const data = { username: 'owner@goldenpledge.test', password: DEMO_PASSWORD }
    const answer = await context.request.post('/api/auth/login', { data })
    if (!answer.ok()) throw new Error(`Nobody signed in: ${answer.status()}`)
    const page = await context.newPage()
    await page.goto('/calendar?day=2026-11-15')
    await page.locator('[role="cell"][data-date="2026-11-15"]', { hasText: '+' }).waitFor()
    await page.locator('[data-entry]').first().waitFor()
    const there = () => turn(page, 'Next month', '2026-12-15')
    const back = () => turn(page, 'Previous month', '2026-11-15')
    await there()
    await back()
    const times: number[] = []
    for (let at = 0; at < TURNS; at += 1) times.push(await (at % 2 === 0 ? there() : back()))
    const slowest = `slowest ${Math.max(...times).toFixed(0)} ms`
    return [absolute('calendar-paint: a month seen before', median(times), GOAL_MS, 'ms', slowest)]
  } finally {
    await browser.close()
    server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
