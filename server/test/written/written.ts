import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { addDays } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import type { Booted } from '@xd/fixtures/boot.ts'
import { holdJobs } from '../hold-jobs.ts'

type Row = Readonly<Record<string, unknown>>
type Rows = ReadonlyMap<string, ReadonlyMap<string, Row>>

/** What triggers keep, what others look at, and what every call does. */
const LEFT_OUT = /_counts$|_fts|^(sqlite_.*|message_days|rate_limits|meta|sessions|page_activity)$/
const LEFT_OUT_COLUMNS = new Set(['companyID', 'auditWords', 'seq', 'eventSeq', 'sendKey', 'leasedUntil', 'gaveUpAt'])

/** Nothing that the server began at its start is still under way. */
const settled = async ({ connection: { writes } }: Booted): Promise<void> => {
  const due = () =>
    writes
      .selectFrom('jobs')
      .select('jobID')
      .where('gaveUpAt', 'is', null)
      .where((eb) => eb.or([eb('runAt', '<=', Date.now()), eb('leasedUntil', '>', 0)]))
      .execute()
  await expect.poll(async () => (await due()).length, PATIENCE).toBe(0)
}

const everyRow = async ({ connection: { writes } }: Booted): Promise<Rows> => {
  const all = new Map<string, Map<string, Row>>()
  const { rows: tables } = await sql<{ name: string }>`
    select name from pragma_table_list where type = 'table' and schema = 'main' order by name`.execute(writes)
  for (const { name } of tables.filter((table) => !LEFT_OUT.test(table.name))) {
    const { rows } = await sql<Row>`select rowid as "_row", * from ${sql.table(name)} order by rowid`.execute(writes)
    all.set(name, new Map(rows.map(({ _row: key, ...row }) => [String(key), row])))
  }
  return all
}

const PATIENCE = { timeout: 60_000, interval: 25 }
const EPOCH = 1_500_000_000_000
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const SEND_KEY = /(?<=\b(?:send-message|ask-status|email-receipt|account-notice)\/)[\w-]+/
const SEALED = /\bs1\.[\w-]+\.[\w-]+\.[\w-]+\.[\w-]+/g
/** Times that are a fixed span away, to be told exactly: others depend on the hour of the day. */
const EXACT = /^(dueAt|until|expiresAt|approvalExpires|from)$/
/** Ten minutes, an hour, a week and two weeks. */
const SPANS_S = [600, 3_600, 604_800, 1_209_600]
const PHONE_CODE = /\b\d{6}(?= es su clave| is your code)/
/** News of a text on its way comes whenever the carrier sends it. */
const isOnItsWay = (table: string, { event, kind }: Row) =>
  (table === 'events' && event === 'sms_status_update') || (table === 'jobs' && kind === 'ask-status')
const ON_ITS_WAY = /^message(Status|TwilioError)$|^providerMessageID$/
/** Keys, and the gateway's own names, of which each has its number. */
const NAMED = /^(paymentKey|gatewayID|linkKey|authCode|convoKey|labelKey|providerMessageID)$/

const said = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(said).join(', ')}]`
  if (value !== null && typeof value === 'object')
    return `{${Object.entries(value)
      .map(([key, one]) => `${key} ${said(one)}`)
      .join(', ')}}`
  return value === '' ? "''" : String(value)
}

interface Known {
  readonly zone?: string
  /** Names for texts that differ from run to run. */
  readonly known?: Readonly<Record<string, string>>
}

/** Reads values without what differs from run to run: ids and keys are numbered, times and days count from now. */
const createReader = (server: Booted, { zone = 'America/Los_Angeles', known = {} }: Known) => {
  const begun = Date.now()
  const names = new Map<string, string>([
    [server.config.publicURL, '{url}'],
    [server.sandboxURL, '{sandbox}'],
    ...Object.entries(known).map(([name, real]) => [real, `{${name}}`] as const),
  ])
  if (zone.startsWith('Etc/')) names.set(zone, '{zone}')
  const today = localDay(begun, zone)
  for (let days = -40; days <= 120; days += 1)
    names.set(addDays(today, days), days === 0 ? 'today' : days < 0 ? `today-${-days}` : `today+${days}`)
  const numbers = new Map<string, Map<unknown, number>>()
  let within = { from: begun, to: begun }
  let now: number | undefined

  const numbered = (kind: string, value: unknown): string => {
    const told = numbers.get(kind) ?? new Map<unknown, number>()
    numbers.set(kind, told)
    if (!told.has(value)) told.set(value, told.size + 1)
    return `${kind}#${told.get(value)}`
  }
  const kindOf = (column: string) =>
    /(By|User)ID$/.test(column) ? 'user' : column.replace(/^convoLastMessage/, 'message').replace(/IDs?$/, '')
  const timeOf = (column: string, at: number): string => {
    if (at >= within.from && at <= within.to) {
      now ??= at
      return 'now'
    }
    if (at > 2 * EPOCH) return new Date(at).toISOString()
    const seconds = Math.round((at - (now ?? within.from)) / 1000)
    const span = EXACT.test(column) ? SPANS_S.find((one) => Math.abs(Math.abs(seconds) - one) < 15) : undefined
    if (span !== undefined) return seconds < 0 ? `now-${span}s` : `now+${span}s`
    if (at < within.from) return at >= begun - 600_000 ? 'before' : 'long ago'
    return seconds < 60 ? `now+${seconds}s` : 'later'
  }
  const textOf = (text: string): string => {
    let read = text
      .replace(UUID, '{uuid}')
      .replace(SEALED, '{sealed}')
      .replace(SEND_KEY, '{key}')
      .replace(PHONE_CODE, '{code}')
      .replace(/203\.0\.\d+\.\d+/, '{address}')
      .replace(/give back \d+/, 'give back #')
      .replaceAll('\n', ' / ')
    for (const [real, name] of names) read = read.replaceAll(real, name).replaceAll(real.toLowerCase(), name)
    return read.replaceAll(/(?<=[a-z])\/\d+\b/g, '/#')
  }
  const valueOf = (column: string, value: unknown): unknown => {
    if (value instanceof Uint8Array) return 'bytes'
    if (Array.isArray(value)) return value.map((one) => valueOf(column, one))
    if (value !== null && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, valueOf(key, one)]))
    if (typeof value === 'number') {
      if (/IDs?$/.test(column) && value > 0) return numbered(kindOf(column), value)
      return value > EPOCH ? timeOf(column, value) : value
    }
    if (typeof value !== 'string') return value
    // These are tested where the hour of the day can be chosen.
    if (column === 'postingDay' || column === 'paymentPostingDay' || column === 'postingHint') return '{day}'
    if (column === 'sendKey') return '{key}'
    if (/Hash$/.test(column)) return '{hash}'
    if (NAMED.test(column) && value !== '') {
      if (!names.has(value)) names.set(value, numbered(column, value))
      return names.get(value)
    }
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value)) return timeOf(column, Date.parse(value))
    if (/^[[{].*[\]}]$/s.test(value)) return valueOf(column, JSON.parse(value))
    return textOf(value)
  }
  return {
    within: (from: number, to: number) => {
      within = { from, to }
      now = undefined
    },
    read: (column: string, value: unknown) => said(valueOf(column, value)),
  }
}

const spaced = (line: string): string => line.replaceAll(/\s+/g, ' ').trim()

/** The expected texts of one file, by their headings. Lines may be broken anywhere. */
export const writtenTable = (name: string): ReadonlyMap<string, string> => {
  const file = readFileSync(new URL(`../../../fixtures/tables/written/${name}.txt`, import.meta.url), 'utf8')
  return new Map(
    file
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = '', ...rest] = section.split('\n')
        const lines: string[] = []
        for (const line of rest.map((one) => one.trim()).filter(Boolean))
          if (/^[-+~=] /.test(line)) lines.push(line)
          else lines[lines.length - 1] += ` ${line}`
        return [heading, lines.map(spaced).toSorted().join('\n')]
      }),
  )
}

/**
 * Everything that acts leave behind, as text: `+` a new row without its empty columns, `~` what changed in a row, `-` a
 * deleted row, `=` the answer. Events, jobs, texts and lines of the activity log are rows. Jobs run only when asked to.
 * Both engines run the same queries.
 */
export const writes = async (server: Booted, table: string, given: Known = {}) => {
  const expected = writtenTable(table)
  await settled(server)
  await holdJobs(server)
  const reader = createReader(server, given)
  const fields = (row: Row, columns = Object.keys(row), of = (column: string) => reader.read(column, row[column])) =>
    columns
      .filter((column) => !LEFT_OUT_COLUMNS.has(column))
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
      const isLater = table === 'jobs' && Number(value) > Date.now()
      return `${then(column, old)} → ${isLater ? 'later' : reader.read(column, value)}`
    })
  }
  const changes = (before: Rows, after: Rows): string[] => {
    const written: string[] = []
    for (const [table, rows] of after) {
      const old = before.get(table)!
      for (const [key, row] of rows) {
        if (isOnItsWay(table, row)) continue
        const was = old.get(key)
        const words = was
          ? changeOf(table, was, row)
          : fields(
              row,
              Object.keys(row).filter((column) => row[column] !== null),
            )
        if (words !== '') written.push(`${was ? '~' : '+'} ${table}: ${words}`)
      }
      for (const [key, row] of old)
        if (!rows.has(key) && !isOnItsWay(table, row))
          written.push(`- ${table}: ${fields(row, Object.keys(row), (column) => then(column, row[column]))}`)
    }
    return written
  }
  const whole = async (act: () => Promise<unknown>): Promise<string> => {
    const before = await everyRow(server)
    const from = Date.now()
    const answer = await act()
    reader.within(from, Date.now())
    const after = await everyRow(server)
    const written = () => {
      const said = changes(before, after)
      return answer === undefined ? said : [...said, `= ${reader.read('', answer)}`]
    }
    // Once to learn all names: a line may name what a later one makes.
    written()
    return written().map(spaced).toSorted().join('\n')
  }
  /** Does something, and expects what the table has under this heading. */
  const does = async (heading: string, act: () => Promise<unknown>): Promise<void> => {
    const left = await whole(act)
    expect(left, heading).toBe(expected.get(heading))
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
  return { does, runs }
}
