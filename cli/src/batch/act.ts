import { setTimeout as pause } from 'node:timers/promises'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { fitted } from '#output/width.ts'
import { confirmModerate } from '#session/danger.ts'
import { type ActOptions, concurrencyOf, rateOf } from './act-options.ts'
import type { ActingJob, Sending } from './acting-job.ts'
import { attempt } from './attempt.ts'
import { openErrors } from './errors-file.ts'
import { formatter } from './format.ts'
import { type Journal, openJournal } from './journal.ts'
import { lookUp } from './look-up.ts'
import { inOrder, pacer } from './pool.ts'
import { createProgress } from './progress.ts'
import type { RowValues } from './row.ts'
import { renamesOf, rowsOf } from './run.ts'
import type { Outcome } from './format.ts'
import { Sink } from './sink.ts'
import { openSource } from './source.ts'
import { whenUnread } from './unread.ts'

interface Item<T> {
  readonly row: number
  readonly values: RowValues
  readonly fault?: string
  readonly task?: T
  readonly custID?: number
  readonly key: string
}

/** All rows are read and checked before anything is done, so they must fit in memory. */
const MOST_ROWS = 100_000
/** A row may bring its own key. Failed rows do, so that fixing one never sends two. */
const KEY = /^[\x21-\x7e]{1,64}$/
const BAD_KEY = { ok: false, error: 'key: 1 to 64 printable ASCII characters, without spaces' } as const
const OTHERS_BAD = 'not done: other rows have errors'

const readItems = async <T extends Sending, R>(
  job: ActingJob<T, R>,
  options: ActOptions,
  journal: Journal,
): Promise<readonly Item<T>[]> => {
  const source = await openSource(options.batch)
  const items: Item<T>[] = []
  const shape = { ...job.shape, columns: [...job.shape.columns, 'key'] }
  for await (const rows of rowsOf(source.chunks, shape, renamesOf(options.map ?? [], shape))) {
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

/** Adds the customer to each row to act on, or the reason why they can't be texted. */
const withCustomers = async <T extends Sending, R>(
  job: ActingJob<T, R>,
  options: ActOptions,
  journal: Journal,
): Promise<readonly Item<T>[]> => {
  const items = await readItems(job, options, journal)
  const tasks = items.flatMap(({ task, key }) => (task === undefined || journal.isDone(key) ? [] : [task]))
  const convoIDs = tasks.map(({ convoID }) => convoID)
  const found = await lookUp(convoIDs, concurrencyOf(options), job.recipient)
  return items.map((item) =>
    item.task === undefined || journal.isDone(item.key) ? item : { ...item, ...found.get(item.task.convoID) },
  )
}

const report = async <T extends Sending, R>(job: ActingJob<T, R>, options: ActOptions) => {
  const out = new Sink(process.stdout)
  const errorsFile = await openErrors(options.batch, options.errorsOut)
  const format = formatter(options.format, job.columns, job.flatten)
  let failed = 0
  let unread = false
  whenUnread(() => void (unread = true))
  const flush = async (): Promise<void> => {
    await out.flush().catch((error: unknown) => {
      if (!unread) throw error
    })
  }
  return {
    isUnread: (): boolean => unread,
    begin: (): void => out.add(format.begin()),
    /** Not sending a good row is not a failure by itself. */
    row: async ({ row, values, key }: Item<T>, outcome: Outcome<R>, leftAlone = false): Promise<void> => {
      out.add(format.line(row, outcome))
      if (!outcome.ok && !leftAlone) {
        failed += 1
        errorsFile?.write(`${JSON.stringify({ ...values, key, row, error: outcome.error })}\n`)
      }
      await flush()
    },
    end: async (): Promise<number> => {
      out.add(format.end())
      await flush()
      await new Promise<void>((resolve) => (errorsFile ? errorsFile.end(resolve) : resolve()))
      if (failed > 0) process.exitCode = exitCode.someRowsFailed
      return failed
    },
  }
}

const say = (text: string): void => void process.stderr.write(`${fitted(text, process.stderr)}\n`)

/**
 * Checks every row, asks once, and acts on several rows at a time. Results come in input order. If any row is bad,
 * nothing is done without --skip-bad. Rows already in the journal are skipped.
 */
export const runActions = async <T extends Sending, R>(job: ActingJob<T, R>, options: ActOptions): Promise<void> => {
  const concurrency = concurrencyOf(options)
  const turn = pacer(rateOf(options), Date.now, pause)
  const journal = openJournal(options.dryRun ? undefined : options.resume)
  const items = await withCustomers(job, options, journal)
  const bad = items.filter(({ fault }) => fault !== undefined)
  const pending = items.filter(({ fault, key }) => fault !== undefined || !journal.isDone(key))
  const due = pending.filter(({ fault }) => fault === undefined)
  const done = items.length - pending.length
  if (done > 0) say(`${done} of ${items.length} rows were already done.`)
  const lines = await report(job, options)
  lines.begin()

  const summary = job.describe(
    due.map(({ task }) => task as T),
    new Set(due.map(({ custID }) => custID)).size,
  )
  const refused = bad.length > 0 && !options.skipBad
  if (refused || options.dryRun) {
    // A refused batch prints a line for every row not done yet; a dry run, for the bad ones.
    for (const item of refused ? pending : bad)
      await lines.row(item, { ok: false, error: item.fault ?? OTHERS_BAD }, item.fault === undefined)
    await lines.end()
    if (refused)
      say(
        `${bad.length} of ${items.length} rows are bad, so nothing ${options.dryRun ? 'would be' : 'was'} done. Fix them, or add --skip-bad.`,
      )
    else say(`Would: ${summary}.`)
    return
  }
  if (due.length > 0) await confirmModerate(options, `${summary}?`)

  const progress = createProgress(undefined, Date.now)
  let sent = 0
  const whileRead = function* () {
    for (const item of pending) {
      if (lines.isUnread()) return
      yield item
    }
  }
  const work = async (item: Item<T>): Promise<readonly [Item<T>, Outcome<R>]> => {
    if (item.fault !== undefined) return [item, { ok: false, error: item.fault }]
    const outcome = await attempt(() => job.act(item.task as T, item.key))
    if (outcome.ok) {
      journal.done(item.key)
      sent += 1
    }
    return [item, outcome]
  }
  for await (const [item, outcome] of inOrder(whileRead(), concurrency, turn, work)) {
    await lines.row(item, outcome)
    progress.advance(1, 0)
  }
  progress.finish(await lines.end())
  if (lines.isUnread())
    throw new Failure(
      `The output was closed: ${sent} of ${countOf(due.length, 'row')} ${sent === 1 ? 'was' : 'were'} done.`,
      exitCode.failure,
      options.resume === undefined || sent === due.length ? undefined : 'Run the same command again: it does the rest.',
    )
}
