import { createWriteStream } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { exitCode } from '#output/exit-code.ts'
import { invalidInput, understood } from '#output/failure.ts'
import { confirmModerate } from '#session/danger.ts'
import { type ActOptions, concurrencyOf, rateOf } from './act-options.ts'
import { formatter } from './format.ts'
import { type Journal, openJournal } from './journal.ts'
import { inOrder, pacer } from './pool.ts'
import { createProgress } from './progress.ts'
import type { RowValues } from './row.ts'
import { type BatchJob, type Outcome, renamesOf, rowsOf } from './run.ts'
import { Sink } from './sink.ts'
import { openSource } from './source.ts'

/**
 * A batch that calls the server for each row. A computing job's `evaluate` becomes a check here, without the server.
 */
export interface ActingJob<T, R> extends Omit<BatchJob<R>, 'evaluate'> {
  readonly check: (
    values: RowValues,
  ) => { readonly ok: true; readonly task: T } | { readonly ok: false; readonly error: string }
  /** A short summary for the confirmation: "text 3 customers". */
  readonly describe: (tasks: readonly T[]) => string
  /** Under a key that makes a second try harmless. */
  readonly act: (task: T, key: string) => Promise<R>
}

interface Item<T> {
  readonly row: number
  readonly values: RowValues
  readonly fault?: string
  readonly task?: T
  readonly key: string
}

/** All rows are read and checked before anything is done, so they have to fit in memory. */
const MOST_ROWS = 100_000
/** A row may bring its own key; failed rows do, so that fixing one never sends two. */
const KEY = /^[\x21-\x7e]{1,64}$/
const BAD_KEY = { ok: false, error: 'key: 1 to 64 printable characters' } as const
const OTHERS_BAD = 'not done: other rows are bad'
const RETRIES = 4
const FIRST_PAUSE_MS = 500
const TEMPORARY = new Set(['too_many', 'unavailable', 'unreachable'])

const readItems = async <T, R>(job: ActingJob<T, R>, options: ActOptions, journal: Journal): Promise<Item<T>[]> => {
  const source = await openSource(options.batch)
  const items: Item<T>[] = []
  for await (const rows of rowsOf(
    source.chunks,
    { ...job.shape, columns: [...job.shape.columns, 'key'] },
    renamesOf(options.map ?? []),
  )) {
    for (const item of rows) {
      const row = items.length + 1
      if (row > MOST_ROWS) throw invalidInput(`at most ${MOST_ROWS} rows at a time`)
      const values = 'values' in item ? item.values : {}
      const key = values['key'] ? String(values['key']) : journal.keyOf(values)
      const checked = !('values' in item)
        ? { ok: false as const, error: item.fault }
        : KEY.test(key)
          ? job.check(values)
          : BAD_KEY
      items.push({ row, values, key, ...(checked.ok ? { task: checked.task } : { fault: checked.error }) })
    }
  }
  return items
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/**
 * Temporary failures are retried under the same key; a lost session ends the whole batch; anything else is the row's
 * own failure.
 */
const attempt = async <R>(act: () => Promise<R>): Promise<Outcome<R>> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return { ok: true, result: await act() }
    } catch (error) {
      const failure = understood(error)
      if (!failure || failure.code === exitCode.notSignedIn) throw error
      if (tries === RETRIES || !TEMPORARY.has(String(codeOf(error)))) return { ok: false, error: failure.message }
      await pause(FIRST_PAUSE_MS * 2 ** tries)
    }
  }
}

const report = <T, R>(job: ActingJob<T, R>, options: ActOptions) => {
  const out = new Sink(process.stdout)
  const errorsFile = options.errorsOut === undefined ? undefined : createWriteStream(options.errorsOut)
  const format = formatter(options.format, job.columns, job.flatten)
  let failed = 0
  return {
    begin: (): void => out.add(format.begin()),
    /** A good row that was not sent is not itself a failure. */
    row: async ({ row, values, key }: Item<T>, outcome: Outcome<R>, leftAlone = false): Promise<void> => {
      out.add(format.line(row, outcome))
      if (!outcome.ok && !leftAlone) {
        failed += 1
        errorsFile?.write(`${JSON.stringify({ ...values, key, row, error: outcome.error })}\n`)
      }
      await out.flush()
    },
    end: async (): Promise<number> => {
      out.add(format.end())
      await out.flush()
      await new Promise<void>((resolve) => (errorsFile ? errorsFile.end(resolve) : resolve()))
      if (failed > 0) process.exitCode = exitCode.someRowsFailed
      return failed
    },
  }
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/**
 * Checks every row, asks once, and acts on several rows at a time; results come in input order. If any row is bad,
 * nothing is done unless --skip-bad is given; rows already in the journal are skipped.
 */
export const runActions = async <T, R>(job: ActingJob<T, R>, options: ActOptions): Promise<void> => {
  const concurrency = concurrencyOf(options)
  const turn = pacer(rateOf(options), Date.now, pause)
  const journal = openJournal(options.dryRun ? undefined : options.resume)
  const items = await readItems(job, options, journal)
  const bad = items.filter(({ fault }) => fault !== undefined)
  const due = items.filter(({ task, key }) => task !== undefined && !journal.isDone(key))
  const done = items.length - bad.length - due.length
  if (done > 0) say(`${done} of ${items.length} rows were already done.`)
  const lines = report(job, options)
  lines.begin()

  const refused = bad.length > 0 && !options.skipBad
  if (refused || options.dryRun) {
    // A refused batch prints a line for every row; a dry run, for the bad ones.
    for (const item of refused ? items : bad)
      await lines.row(item, { ok: false, error: item.fault ?? OTHERS_BAD }, item.fault === undefined)
    await lines.end()
    if (options.dryRun) say(`Would: ${job.describe(due.map(({ task }) => task as T))}.`)
    if (refused) say(`${bad.length} of ${items.length} rows are bad, so nothing was done. Fix them, or add --skip-bad.`)
    return
  }
  if (due.length > 0) await confirmModerate(options, `${job.describe(due.map(({ task }) => task as T))}?`)

  const progress = createProgress(undefined, Date.now)
  const dueRows = new Set(due)
  const work = async (item: Item<T>): Promise<readonly [Item<T>, Outcome<R>]> => {
    if (item.fault !== undefined) return [item, { ok: false, error: item.fault }]
    const outcome = await attempt(() => job.act(item.task as T, item.key))
    if (outcome.ok) journal.done(item.key)
    return [item, outcome]
  }
  const pending = items.filter((item) => item.fault !== undefined || dueRows.has(item))
  for await (const [item, outcome] of inOrder(pending, concurrency, turn, work)) {
    await lines.row(item, outcome)
    progress.advance(1, 0)
  }
  progress.finish(await lines.end())
}
