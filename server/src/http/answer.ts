import { Cause, Effect, Exit, Option } from 'effect'
import type { Context, ErrorHandler } from 'hono'
import { routePath } from 'hono/route'
import type { CallName } from '@xd/core/contract/calls.ts'
import { AppConfig } from '#app-config.ts'
import { AppLog } from '#app-log.ts'
import { DatabaseBusy, MaybeSaved } from '#db/database-busy.ts'
import { QueryLimit } from '#db/query-limit.ts'
import { Failure } from '#failure.ts'
import { type Log, logFor } from '#log.ts'
import type { Runtime, Services } from '#services.ts'
import { traced } from '#telemetry/span.ts'
import { requestID } from './request-id.ts'

/** Whether this server is at fault, or its database does not answer, so that trying again makes sense. */
type BrokenStatus = 500 | 503

const MAYBE_SAVED =
  'The database stopped answering after something was saved. Check what was saved before you try again.'

/** The answer to a client when something unexpected went wrong: only the id it is logged under. */
const internalError = (c: Context, id: string, status: BrokenStatus, error: unknown): Response => {
  const sentence = error instanceof MaybeSaved ? { sentence: MAYBE_SAVED } : {}
  const failure = new Failure({ code: status === 503 ? 'unavailable' : 'internal', ...sentence })
  return c.json({ success: false, error: { ...failure.body, id } }, status)
}

export const RETRY_AFTER_SECONDS = '5'

const statusOf = (c: Context, error: unknown): BrokenStatus => {
  if (!(error instanceof DatabaseBusy)) return 500
  c.header('retry-after', RETRY_AFTER_SECONDS)
  return 503
}

/** Nobody waits longer for an answer. Jobs may take their time. */
const QUERY_LIMIT_MS = 30_000

const withQueryLimit = <A, E>(work: Effect.Effect<A, E, Services>) =>
  Effect.flatMap(AppConfig, ({ queryLimitMs = QUERY_LIMIT_MS }) =>
    Effect.provideService(work, QueryLimit, queryLimitMs),
  )

type Answered = Response | Promise<Response>

interface Otherwise<E> {
  /** The answer to an expected failure. */
  readonly refuse: (failure: E) => Answered
  /** The answer to anything else, once it has been logged under this id. */
  readonly broken?: (id: string, status: BrokenStatus, error: unknown) => Answered
  /** The log message for that. */
  readonly what: string
  readonly facts?: { readonly call: CallName }
}

/** Runs the Effect behind a route. Defects are logged with the request’s id and answered with it. */
export const answer =
  (runtime: Runtime, log: Log) =>
  async <E>(
    c: Context,
    work: Effect.Effect<Answered, E, Services>,
    { refuse, broken = (id, status, error) => internalError(c, id, status, error), what, facts }: Otherwise<E>,
  ): Promise<Response> => {
    const request = requestID(c)
    const logged = Effect.provideService(withQueryLimit(work), AppLog, logFor(log, { request }))
    // A caller's own `traceparent` is ignored: a stranger would choose what is traced.
    const exit = await runtime.runPromiseExit(
      traced(logged, () => ({
        name: facts?.call ?? routePath(c),
        kind: 'server',
        facts: { 'request.id': request, ...(facts ?? { 'http.route': routePath(c) }) },
      })),
    )
    if (Exit.isSuccess(exit)) return exit.value
    const failure = Cause.findErrorOption(exit.cause)
    if (Option.isSome(failure)) return refuse(failure.value)
    log.error({ request, ...facts, cause: Cause.pretty(exit.cause) }, what)
    const error = Cause.squash(exit.cause)
    return broken(request, statusOf(c, error), error)
  }

/** The same for errors outside such an Effect, thrown by a route itself. */
export const lastResort =
  (log: Log): ErrorHandler =>
  (error, c) => {
    const id = requestID(c)
    log.error({ request: id, path: c.req.path, cause: error.stack ?? error.message }, 'a route failed')
    return internalError(c, id, statusOf(c, error), error)
  }
