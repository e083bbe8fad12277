import type { Log } from './log.ts'

/** What nobody caught, as far as a log can tell it. */
const told = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))

let uncaught = 0
/** How often something went wrong that nobody caught, since the start: for `/metrics`. Any is a defect. */
export const uncaughtCount = (): number => uncaught

/**
 * The last line of defense once the server listens: what nobody caught is logged as a defect, and everybody else goes on
 * being served. Nothing half-done can be left by it in the database, where all that lasts is kept and every write is a
 * transaction; what ended here ends one request or one socket. See docs/decisions/0045-the-last-line.md.
 */
export const holdTheLastLine = (log: Log): void => {
  const hold = (kind: string) => (cause: unknown) => {
    uncaught += 1
    log.error({ kind, cause: told(cause) }, 'a defect that nobody caught')
  }
  process.on('uncaughtException', hold('exception'))
  process.on('unhandledRejection', hold('rejection'))
  // A log that nobody reads any more is no reason to stop; and to log that would be without end.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
