import { sql } from 'kysely'
import { vi } from 'vitest'
import { type CallClient, CallError } from '@xd/core/client/call-client.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { boot, type Booted } from '@xd/fixtures/boot.ts'
import { storedRows, type Stored } from '../customers/whole/stored-rows.ts'
import { answered, type Asked, MOVES, plain } from './plain.ts'

type Row = Readonly<Record<string, unknown>>
export interface Effect {
  readonly answer: unknown
  readonly rows: readonly Row[]
}
/** What a call is given, some of it by the IDs of what the calls before it made, such as `labelID`. */
export type Input = object | ((made: Readonly<Record<string, number>>) => object)

/** Indexes, counters, and what the server keeps for itself. */
const LEFT_OUT = /_counts$|search|^(rate_limits|message_days|meta|metal_prices)$/

interface Change {
  readonly sign: '+' | '~' | '-'
  readonly table: string
  readonly row: Row
  readonly was?: Row
}

/** The values of the key's columns: in every table they are its first ones. */
const keyOf = (row: Row) => JSON.stringify(Object.entries(row).slice(0, 2))

const changesBetween = (before: Stored, after: Stored): Change[] =>
  Object.keys(after)
    .filter((table) => !LEFT_OUT.test(table))
    .sort()
    .flatMap((table) => {
      const [was, is] = [before, after].map((stored) => new Set(stored[table]!.map((row) => JSON.stringify(row))))
      const gone = before[table]!.filter((row) => !is!.has(JSON.stringify(row)))
      const come = after[table]!.filter((row) => !was!.has(JSON.stringify(row)))
      const changed = come.map((row): Change => {
        const old = gone.findIndex((one) => keyOf(one) === keyOf(row))
        return old === -1 ? { sign: '+', table, row } : { sign: '~', table, row, was: gone.splice(old, 1)[0]! }
      })
      return [...changed, ...gone.map((row): Change => ({ sign: '-', table, row }))]
    })

/** A wrong password is noted after the answer. The job of a call that waits for it may be gone already, and tells of its progress as often as there is time. */
const OWN_PACE = /"(kind|uniqueKey)":"(run|undo)-import/

const present = (changes: readonly Change[], asked: Asked, made: ReadonlySet<string>): Row[] =>
  changes.flatMap(({ sign, table, row, was }, i) => {
    const line = JSON.stringify(row)
    if ((table === 'jobs' && OWN_PACE.test(line)) || row['action'] === 'login-failed') return []
    if (row['event'] === 'process_progress' && changes.slice(0, i).some((one) => one.row['data'] === row['data']))
      return []
    if (was === undefined) return [{ [`${sign} ${table}`]: plain(row, { ...asked, isOld: sign === '-' }, made) }]
    const columns = Object.keys(row).filter((column) => row[column] !== was[column] && !MOVES.has(column))
    if (columns.length === 0) return []
    const changed = columns.map((column) => [
      column,
      [plain(was[column], { ...asked, isOld: true }, made, column), plain(row[column], asked, made, column)],
    ])
    const id = Object.values(plain(row, asked, new Set()) as object)[0] as string
    return [{ [`~ ${table} ${id}`]: Object.fromEntries(changed) as Row }]
  })

/** IDs that other tables have as their key, too. */
const ALSO_ELSEWHERE: Readonly<Record<string, string>> = {
  companyID: 'companies',
  custID: 'customers',
  storeID: 'stores',
  userID: 'users',
}

const madeIn = (changes: readonly Change[]): [column: string, id: number][] =>
  changes.flatMap(({ sign, table, row }) => {
    const [[column, id]] = Object.entries(row) as [[string, unknown]]
    const isKey = sign === '+' && typeof id === 'number' && (ALSO_ELSEWHERE[column] ?? table) === table
    return isKey ? [[column, id]] : []
  })

/** Events stay in theirs. */
const inOrder = (effects: readonly Row[]): Row[] => {
  const lines = effects.map((effect) => [JSON.stringify(effect), effect] as const)
  const [events, rows] = [true, false].map((isEvent) =>
    lines.filter(([line]) => line.startsWith('{"+ events') === isEvent),
  )
  return [...rows!.sort(([one], [other]) => (one < other ? -1 : 1)), ...events!].map(([, effect]) => effect)
}

export interface EffectsWorld {
  readonly server: Booted
  readonly as: (name: string) => Promise<CallClient>
  /** Makes a call, and tells what it answered and every row that it made, changed or removed. */
  readonly effectOf: (by: CallClient, name: CallName, input: Input) => Promise<Effect>
}

/** Too late for anybody to clear them away. */
const GIVEN_UP_AT = 4_000_000_000_000

/** Jobs wait, so that every changed row is the call's, except those for whose end a call waits. */
const holdJobs = async ({ connection: { writes, reads } }: Booted): Promise<void> => {
  await sql`create trigger hold_jobs after insert on jobs when new.kind not in ('run-import', 'undo-import')
    begin update jobs set "gaveUpAt" = ${sql.lit(GIVEN_UP_AT)} where "jobID" = new."jobID"; end`.execute(writes)
  await vi.waitFor(async () => {
    await sql`update jobs set "gaveUpAt" = ${sql.lit(GIVEN_UP_AT)}`.execute(writes)
    const busy = reads.selectFrom('jobs').select('jobID').where('leasedUntil', '>', 0)
    if ((await busy.execute()).length > 0) throw new Error('A job is running')
  }, 30_000)
}

export const effectsWorld = async (): Promise<EffectsWorld> => {
  const server = await boot({ database: 'sqlite' })
  await holdJobs(server)
  const ids: Record<string, number> = {}
  const people = new Map<string, CallClient>()
  return {
    server,
    as: async (name) => {
      if (!people.has(name)) people.set(name, await server.signIn(name))
      return people.get(name)!
    },
    effectOf: async (by, name, input) => {
      const given = typeof input === 'function' ? input(ids) : input
      const before = await storedRows(server.connection)
      const from = Date.now()
      const answer: unknown = await by(name as 'labels/save', given as never).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
        return { refused: error.code, message: error.message, fields: error.fields }
      })
      const asked: Asked = { from, to: Date.now(), input: JSON.stringify(given) }
      const changes = changesBetween(before, await storedRows(server.connection))
      const made = new Set<string>()
      for (const [column, id] of madeIn(changes)) {
        ids[column] = id
        made.add(`${column}/${id}`)
      }
      return { answer: answered(plain(answer, asked, made), asked), rows: inOrder(present(changes, asked, made)) }
    },
  }
}
