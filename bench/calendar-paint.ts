import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { addDays, asLocalDay } from '@xd/core/domain/time/day.ts'
import { DEMO_PASSWORD } from '@xd/fixtures/boot.ts'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import { gatherStatistics } from '@xd/fixtures/demo/write/statistics.ts'
import { connect } from '@xd/server/db/connect.ts'
import { findChromium } from '../.ci/chromium.js'
import { absolute, type Bench, median, seeded } from './bench.ts'
import { serve } from './serve.ts'
import { smallDemo } from './small-demo.ts'
import { fileURLToPath } from 'node:url'

const MANY = 100_000
const YEARS = 10
const TURNS = 20
const GOAL_MS = 150
const PATIENCE_MS = 20_000
const COMPANY = { companyID: 2 }
const dist = fileURLToPath(new URL('../web/dist', import.meta.url))

/** The demo company with as many entries and birthdays more. */
const withFullCalendar = async (url: string): Promise<void> => {
  await smallDemo(url)
  const connection = connect(url)
  const random = seeded(MANY)
  const anyDay = (first: string, years: number) => addDays(asLocalDay(first), Math.floor(random() * 365.25 * years))
  const { catID } = await connection.reads
    .selectFrom('calendar_categories')
    .select('catID')
    .where('companyID', '=', COMPANY.companyID)
    .executeTakeFirstOrThrow()
  const entries = Array.from({ length: MANY }, (_, at) => {
    const day = anyDay('2021-12-01', YEARS)
    const timed = at % 2 === 0
    return {
      ...COMPANY,
      itemTitle: `Entry ${at}`,
      itemCalendarID: catID,
      itemDateStart: timed ? `${day}T09:30` : day,
      itemDateEnd: timed ? `${day}T10:15` : addDays(day, at % 5),
      itemRepeat: null,
    }
  })
  await insertRows(connection.writes, 'calendar_entries', entries)
  const customers = Array.from({ length: MANY }, (_, at) => ({
    ...COMPANY,
    custID: 1_000_000 + at,
    custPhone: `+1${2_000_000_000 + at}`,
    custFirstName: 'Ada',
    custLastName: `Byron ${at}`,
    custLastFold: `byron ${at}`,
    custFirstFold: 'ada',
    custSearch: `ada byron ${at}`,
    custCustomFields: JSON.stringify({ birthday: anyDay('1950-01-01', 50) }),
    createdAt: 0,
  }))
  await insertRows(connection.writes, 'customers', customers)
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

/** Two months seen before, by turns, in a company of 100,000 entries and as many birthdays (SQLite, Chromium). */
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
    // The compiler names functions with a helper that a page does not have.
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
