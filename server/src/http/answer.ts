import { Cause, type Effect, Exit, Option } from 'effect'
import type { Context, ErrorHandler } from 'hono'
import { randomUUID } from 'node:crypto'
import { DatabaseBusy } from '#db/database-busy.ts'
import { Failure } from '#failure.ts'
import type { Log } from '#log.ts'
import type { Runtime, Services } from '#services.ts'

/** Whether this server is at fault, or its database does not answer: then it is worth trying again. */
type BrokenStatus = 500 | 503

/** The answer to a client when something unexpected went wrong: only the id it is logged under. */
const internalError = (c: Context, id: string, status: BrokenStatus): Response =>
  c.json(
    { success: false, error: { ...new Failure({ code: status === 503 ? 'unavailable' : 'internal' }).body, id } },
    status,
  )

export const RETRY_AFTER_SECONDS = '5'

const statusOf = (c: Context, error: unknown): BrokenStatus => {
  if (!(error instanceof DatabaseBusy)) return 500
  c.header('retry-after', RETRY_AFTER_SECONDS)
  return 503
}

type Answered = Response | Promise<Response>

interface Otherwise<E> {
  /** The answer to an expected failure. */
  readonly refuse: (failure: E) => Answered
  /** The answer to anything else, once it has been logged under this id. */
  readonly broken?: (id: string, status: BrokenStatus) => Answered
  /** The log message for that. */
  readonly what: string
  readonly facts?: object
}

/** Runs the Effect behind a route. Defects are logged under an id and answered with it. */
export const answer =
  (runtime: Runtime, log: Log) =>
  async <E>(
    c: Context,
    work: Effect.Effect<Answered, E, Services>,
    { refuse, broken = (id, status) => internalError(c, id, status), what, facts }: Otherwise<E>,
  ): Promise<Response> => {
    const exit = await runtime.runPromiseExit(work)
    if (Exit.isSuccess(exit)) return exit.value
    const failure = Cause.findErrorOption(exit.cause)
    if (Option.isSome(failure)) return refuse(failure.value)
    const id = randomUUID()
    log.error({ id, ...facts, cause: Cause.pretty(exit.cause) }, what)
    return broken(id, statusOf(c, Cause.squash(exit.cause)))
  }

/** The same for errors outside such an Effect, thrown by a route itself. */
export const lastResort =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const id = randomUUID()
    log.error({ id, path: c.req.path, cause: error.stack ?? error.message }, 'a route failed')
    return internalError(c, id, statusOf(c, error))
  }
