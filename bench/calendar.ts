import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { countByDay } from '@xd/core/domain/calendar/count-by-day.ts'
import { entryWords } from '@xd/core/domain/calendar/entry-search.ts'
import { asLocalDay, daysOn } from '@xd/core/domain/time/day.ts'
import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import { gatherStatistics } from '@xd/fixtures/demo/write/statistics.ts'
import { migrate } from '@xd/migrations/migrate.ts'
import { startPostgres } from '@xd/fixtures/testing/postgres.ts'
import { type Connection, connect } from '@xd/server/db/connect.ts'
import { calendarEntries } from '@xd/server/lists/calendar-entries.ts'
import { candidatesIn } from '@xd/server/services/calendar/entry-sources.ts'
import { chooseForFeed } from '@xd/server/services/calendar/feed/choose-for-feed.ts'
import { writeICal } from '@xd/server/services/calendar/feed/write-ical.ts'
import { spansIn } from '@xd/server/services/calendar/occurrences-in.ts'
import { presentEntries } from '@xd/server/services/calendar/present-entries.ts'
import { absolute, type Bench, byTurns, held, median } from './bench.ts'
import { fillCalendar, MANY } from './full-calendar.ts'

const TURNS = 15
/** A title, a customer, several hundred customers, a text that every entry has, and a text that none has. */
const SEARCHES = ['entry 4242', 'birthday byron 4242', 'byron 42', 'entry', 'nobody has this']
const GOAL = 2.5

const companyID = 2
const viewer = { companyID, storeIDs: [], userID: 1, permissions: ['calendar', 'customers'], features: ['calendar'] }
const [from, to] = [asLocalDay('2026-10-26'), asLocalDay('2026-12-06')]
const BIRTHDAY = {
  id: 'birthday',
  type: 'date',
  title: 'Birthday',
  config: { showOnCalendar: true, repeatYearly: true, calendarID: 1 },
}

const fill = async (connection: Connection) => {
  const company = { companyID, companyKey: 'k', companyName: 'Bench', companyTimezone: 'UTC', features: '[]' }
  await insertRows(connection.writes, 'companies', [{ ...company, createdAt: 0 }])
  await insertRows(connection.writes, 'calendar_categories', [
    { catID: 1, companyID, catTitle: 'Birthdays', catColor: '#a8553f' },
    { catID: 2, companyID, catTitle: 'Staff', catColor: '#8a4f7d' },
  ])
  await insertRows(connection.writes, 'custom_fields', [
    { companyID, moduleID: 'customer', fields: JSON.stringify([BIRTHDAY]), version: 1 },
  ])
  await fillCalendar(connection, { companyID, calendarID: 2 })
}

/** The lower bound, by statements prepared once: the rows of those days, and the first of them in order with names. */
const bareStatements = (file: string) => {
  const bare = new Sqlite(file, { readonly: true })
  const entries = `from calendar_entries where "companyID" = @companyID and "itemRepeat" is null
    and "itemDateEnd" >= @from and "itemDateStart" < @end`
  const dates = `from field_dates where "companyID" = @companyID and "moduleID" = 'customer'
    and "fieldID" = 'birthday' and "day" <= @to and "monthDay" between @first and @last`
  const all = [
    bare.prepare(`select "itemID", "itemCalendarID", "itemDateStart", "itemDateEnd", "itemRepeat" ${entries}`),
    bare.prepare(`select "recordID", "day" ${dates}`),
  ]
  const counts = bare.prepare(`select (select count(*) ${entries}) + (select count(*) ${dates}) as n`)
  const first = bare.prepare(`select o.*, c."custLastName", c."custFirstName" from (
      select "itemDateStart" as "at", "itemTitle" as "title", 0 as "custID" ${entries}
      union all select '2026-' || "monthDay", '', "recordID" ${dates} order by 1, 3 limit 100
    ) as o left join customers as c on c."custID" = o."custID"`)
  const days = { companyID, from, to, end: `${to}U`, first: from.slice(5), last: to.slice(5) }
  return {
    rows: () => all.reduce((n, statement) => n + statement.all(days).length, 0),
    page: () => [counts.get(days), first.all(days)],
    close: () => bare.close(),
  }
}

/** The processor time of a piece of work, and the memory still held at the end. */
const ownTime = async (work: () => Promise<unknown>) => {
  const times: number[] = []
  const sizes: number[] = []
  for (let turn = 0; turn <= 5; turn += 1) {
    const [before, memory] = [process.cpuUsage(), process.memoryUsage().heapUsed]
    await work()
    const { user, system } = process.cpuUsage(before)
    if (turn > 0) times.push((user + system) / 1000)
    sizes.push((process.memoryUsage().heapUsed - memory) / 2 ** 20)
  }
  return { milliseconds: median(times), megabytes: Math.max(...sizes) }
}

/** The palette's and the list's query: the matches of a year. The slowest of some texts, in milliseconds. */
const longestSearch = async ({ reads }: Connection): Promise<number> => {
  const page = { order: calendarEntries.sorting.orders['itemDateStart']!, dir: 'asc', perPage: 100 } as const
  const times: number[] = []
  for (const text of SEARCHES) {
    const begun = performance.now()
    const wanted = { window: { from, to: daysOn(from, 365) }, calendars: undefined, words: entryWords(text) }
    const { rows } = await calendarEntries.query(reads, viewer as never, wanted, page)
    await calendarEntries.present(reads, viewer as never, rows, { now: 0, publicURL: '' })
    times.push(performance.now() - begun)
  }
  return Math.max(...times)
}

const onPostgres = async <A>(work: (connection: Connection) => Promise<A>): Promise<A> => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const server = await startPostgres(folder)
  const connection = connect(`${server.url}/postgres`)
  try {
    await migrate(connection.writes as never, connection.dialect)
    await fill(connection)
    await gatherStatistics(connection.writes)
    return await work(connection)
  } finally {
    await connection.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The six weeks that a month shows, in a company with 100,000 entries and as many yearly birthdays (SQLite). */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const file = join(folder, 'xd.sqlite')
  const connection = connect(`file:${file}`)
  try {
    await migrate(connection.writes as never, connection.dialect)
    await fill(connection)
    await gatherStatistics(connection.writes)
    const bare = bareStatements(file)
    const caller = viewer as never
    const order = calendarEntries.sorting.orders['itemDateStart']!
    const page = { order, dir: 'asc', perPage: 100 } as const
    const list = async () => {
      const wanted = { window: { from, to }, calendars: undefined, words: undefined }
      const { rows } = await calendarEntries.query(connection.reads, caller, wanted, page)
      return calendarEntries.present(connection.reads, caller, rows, { now: 0, publicURL: '' })
    }
    const summarize = async () => {
      const candidates = await candidatesIn(connection.reads, caller, { from, to })
      return countByDay(await spansIn(candidates, { from, to }), from, to)
    }
    const counted = (await summarize()).reduce(
      (sum, { counts }) => sum + counts.reduce((n, { count }) => n + count, 0),
      0,
    )
    if (counted < bare.rows() || (await list()).length !== 100) throw new Error('The calendar is not what was entered')
    const summary = await byTurns(TURNS, summarize, bare.rows)
    const first = await byTurns(TURNS, list, bare.page)
    bare.close()
    const today = from
    const about = { name: 'Bench', timezone: 'UTC', calendars: new Map<number, string>(), publicURL: '', today }
    const feed = async () => {
      const chosen = await chooseForFeed((window) => candidatesIn(connection.reads, caller, window), today)
      return writeICal(await presentEntries(connection.reads, caller, chosen), about)
    }
    const feeds = await ownTime(feed)
    const longest = await longestSearch(connection)
    const longestOnPostgres = await onPostgres(longestSearch)
    const of = `of ${MANY.toLocaleString('en-US')} entries and birthdays`
    return [
      held(`calendar: six weeks counted by day, ${of}`, summary.work, summary.limit, GOAL, 'ms', 'against their rows'),
      held(
        `calendar: the first hundred of six weeks, ${of}`,
        first.work,
        first.limit,
        GOAL,
        'ms',
        'against their rows',
      ),
      absolute(`calendar: a text in a year, ${of}`, longest, 100, 'ms', SEARCHES.join(', ')),
      absolute(`calendar: a text in a year, ${of}, PostgreSQL`, longestOnPostgres, 100, 'ms', SEARCHES.join(', ')),
      absolute(`calendar: the feed, ${of}`, feeds.milliseconds, 500, 'ms of processor time'),
      absolute(`calendar: memory that a feed adds, ${of}`, feeds.megabytes, 50, 'MB'),
    ]
  } finally {
    await connection.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
