import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Booted } from '@xd/fixtures/boot.ts'
import { PAYMENT_KEY } from '@xd/fixtures/demo/people.ts'
import { holdJobs } from '../hold-jobs.ts'
import { createReader, EPOCH, type Known } from './reader.ts'
import { inOrder, readTable, writeTable } from './table.ts'

type Row = Readonly<Record<string, unknown>>
type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** What triggers keep, what others look at, and what every call of a scenario does. */
const LEFT_OUT = /_counts$|_fts|^(sqlite_.*|message_days|rate_limits|meta|metal_prices)$/
const OF_EVERY_CALL = /^(sessions|page_activity|send_buckets)$/
const LEFT_OUT_COLUMNS = new Set(['seq', 'eventSeq', 'sendKey', 'leasedUntil', 'gaveUpAt', 'traceparent'])
/** These say nothing new about records that a scenario made itself. */
const TOLD_ON_DEMO = new Set(['companyID', 'auditWords'])
/** A call waits for these. They may be gone when it answers, and tell of their progress as often as there is time. */
const AWAITED = ['run-import', 'undo-import']
/**
 * News of a text on its way comes whenever the carrier sends it, and that of a job’s progress as often as there is time.
 * A failed sign-in is noted after the answer.
 */
const hasOwnPace = (table: string, { event, kind, action }: Row, onDemo: boolean) =>
  (table === 'events' && (event === 'sms_status_update' || (!onDemo && PROGRESS.includes(String(event))))) ||
  (table === 'jobs' && ['ask-status', ...AWAITED].includes(String(kind))) ||
  (table === 'audit' && action === 'login-failed')
const PROGRESS = ['process_progress', 'reload_mailers']
const ON_ITS_WAY = /^message(Status|TwilioError)$|^providerMessageID$/

/** Nothing that the server began at its start is still under way. */
const settled = async ({ connection: { writes } }: Booted): Promise<void> => {
  const due = () =>
    writes
      .selectFrom('jobs')
      .select('jobID')
      .where('gaveUpAt', 'is', null)
      .where((eb) => eb.or([eb('runAt', '<=', Date.now()), eb('leasedUntil', '>', 0)]))
      .execute()
  await vi.waitFor(async () => expect(await due()).toEqual([]), PATIENCE)
}

/** The demo’s payments that are known by their state. */
const demoPayments = async ({ connection: { reads } }: Booted): Promise<ReadonlyMap<number, string>> => {
  const rows = await reads
    .selectFrom('payments')
    .select(['paymentID', 'paymentKey'])
    .where('paymentKey', 'in', Object.values(PAYMENT_KEY))
    .execute()
  const stateOf = (key: string) => Object.entries(PAYMENT_KEY).find(([, one]) => one === key)![0]
  return new Map(rows.map(({ paymentID, paymentKey }) => [paymentID, stateOf(paymentKey)]))
}

const everyRow = async ({ connection: { writes } }: Booted, isTold: (table: string) => boolean): Promise<Rows> => {
  const all = new Map<string, Map<string, Row>>()
  const { rows: tables } = await sql<{ name: string }>`
    select name from pragma_table_list where type = 'table' and schema = 'main' order by name`.execute(writes)
  for (const { name } of tables.filter((table) => isTold(table.name))) {
    const { rows: keys } = await sql<{ name: string }>`
      select name from pragma_table_info(${name}) where pk > 0 order by pk`.execute(writes)
    const { rows } = await sql<Row>`select * from ${sql.table(name)} order by rowid`.execute(writes)
    all.set(name, new Map(rows.map((row) => [JSON.stringify(keys.map((key) => row[key.name])), row])))
  }
  return all
}

const PATIENCE = { timeout: 60_000, interval: 25 }

/**
 * Everything that acts leave behind, as text: `+` a new row without its empty columns, `~` what changed in a row, `-` a
 * deleted row, `=` the answer. Events, jobs, texts and lines of the activity log are rows. Jobs run only when asked to.
 * Both engines run the same queries. `XD_NOTE_WRITTEN=1` writes the tables anew, to be looked at.
 */
export const writes = async (server: Booted, table: string, given: Known = {}) => {
  const { onDemo = false } = given
  const expected = readTable(table, onDemo)
  const isTold = (name: string) => !LEFT_OUT.test(name) && (onDemo || !OF_EVERY_CALL.test(name))
  const noted = new Map<string, string>()
  await settled(server)
  await holdJobs(server, onDemo ? AWAITED : [])
  const reader = createReader(server, onDemo ? { ...given, payments: await demoPayments(server) } : given)
  const fields = (row: Row, columns = Object.keys(row), of = (column: string) => reader.read(column, row[column])) =>
    columns
      .filter((column) => !LEFT_OUT_COLUMNS.has(column) && (onDemo || !TOLD_ON_DEMO.has(column)))
      .map((column) => `${column} ${of(column)}`)
      .join(', ')
  const then = (column: string, old: unknown): string => (Number(old) > EPOCH ? 'then' : reader.read(column, old))
  const changeOf = (table: string, was: Row, row: Row): string => {
    const changed = Object.keys(row).filter(
      (column) =>
        !(row[column] instanceof Uint8Array) &&
        row[column] !== was[column] &&
        !(table === 'messages' && ON_ITS_WAY.test(column)),
    )
    return fields(row, changed, (column) => {
      const [old, value] = [was[column], row[column]]
      const isLater = !onDemo && table === 'jobs' && Number(value) > Date.now()
      return `${then(column, old)} → ${isLater ? 'later' : reader.read(column, value)}`
    })
  }
  const changes = (before: Rows, after: Rows): string[] => {
    const written: string[] = []
    for (const [table, rows] of after) {
      const old = before.get(table)!
      const progress = new Set<unknown>()
      for (const [key, row] of rows) {
        const was = old.get(key)
        if (hasOwnPace(table, row, onDemo) || (row['event'] === 'process_progress' && progress.has(row['data'])))
          continue
        if (!was) progress.add(row['data'])
        const words = was
          ? changeOf(table, was, row)
          : fields(
              row,
              Object.keys(row).filter((column) => row[column] !== null),
            )
        if (words !== '')
          written.push(`${was ? '~' : '+'} ${table}${was && onDemo ? ` ${reader.key(row)}` : ''}: ${words}`)
      }
      for (const [key, row] of old)
        if (!rows.has(key) && !hasOwnPace(table, row, onDemo))
          written.push(`- ${table}: ${fields(row, Object.keys(row), (column) => then(column, row[column]))}`)
    }
    return written
  }
  const learn = (before: Rows, after: Rows): void => {
    for (const [table, rows] of after)
      for (const [key, row] of rows) if (!before.get(table)!.has(key)) reader.numbers.makes(table, row)
  }
  const whole = async (act: () => Promise<unknown>, input: unknown): Promise<string> => {
    const before = await everyRow(server, isTold)
    const from = Date.now()
    const answer = await act()
    reader.within(from, Date.now(), input)
    const after = await everyRow(server, isTold)
    learn(before, after)
    const written = () => {
      const said = changes(before, after)
      return answer === undefined ? said : [...said, `= ${reader.answer(answer)}`]
    }
    // Once to learn all names: a line may name what a later one makes.
    written()
    return inOrder(written(), onDemo)
  }
  /** Does something, and expects what the table has under this heading. `input`: what a call was given. */
  const does = async (heading: string, act: () => Promise<unknown>, input?: unknown): Promise<void> => {
    const left = await whole(act, input)
    if (process.env['XD_NOTE_WRITTEN']) writeTable(table, noted.set(heading, left))
    else expect(left, heading).toBe(expected.get(heading))
  }
  /** The same for the jobs of one kind, which run now. */
  const runs = (heading: string, kind: string) =>
    does(heading, async () => {
      const jobs = server.connection.writes
      const ran = { runAt: 0, leasedUntil: 0, pausedMs: null, gaveUpAt: null }
      await jobs.updateTable('jobs').set(ran).where('kind', '=', kind).execute()
      const left = () =>
        jobs.selectFrom('jobs').select('jobID').where('kind', '=', kind).where('runAt', '=', 0).execute()
      await expect.poll(async () => (await left()).length, PATIENCE).toBe(0)
      await jobs.updateTable('jobs').set({ gaveUpAt: Number.MAX_SAFE_INTEGER }).execute()
    })
  return { does, runs, newest: reader.numbers.newest as Readonly<Record<string, number>> }
}
