import type { Log } from './log.ts'

/** An uncaught error, as far as a log can describe it. */
const told = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))

let uncaught = 0
/** The number of uncaught errors since the start: for `/metrics`. Each one is a defect. */
export const uncaughtCount = (): number => uncaught

/**
 * The last line of defense once the server listens: an uncaught error is logged as a defect, and everyone else is still
 * served. It can't leave anything half-done in the database, which holds all lasting data and where every write is a
 * transaction. It ends only one request or one socket. See docs/decisions/0045-the-last-line.md.
 */
export const holdTheLastLine = (log: Log): void => {
  const hold = (kind: string) => (cause: unknown) => {
    uncaught += 1
    log.error({ kind, cause: told(cause) }, 'a defect that nobody caught')
  }
  process.on('uncaughtException', hold('exception'))
  process.on('unhandledRejection', hold('rejection'))
  // A closed log is no reason to stop; and logging the failure would never end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
