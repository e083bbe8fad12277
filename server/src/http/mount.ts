import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { type BodyLimits, bodyLimits } from '@xd/core/contract/body-limits.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import type { FailureBody } from '@xd/core/contract/failure.ts'
import { keyMayCall } from '@xd/core/contract/key-calls.ts'
import { USER_HEADER } from '@xd/core/contract/user-header.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller, SignedIn, Visitor } from '#caller.ts'
import type { Handler } from '#calls/handler.ts'
import { handlers } from '#calls/handlers.generated.ts'
import { readingApart } from '#db/database.ts'
import { fail, Failure, invalid, unavailableWhenBusy } from '#failure.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { loggedAsVisitor } from '#services/admin/log-visit-write.ts'
import { requireFeature } from '#services/require-feature.ts'
import { requireStepUp } from '#services/require-step-up.ts'
import { Vitals } from '#services/admin/vitals.ts'
import { answer, RETRY_AFTER_SECONDS } from './answer.ts'
import { readJSON, readFile } from './body.ts'
import { withinLimit } from './call-limit.ts'
import { decodeInput } from './decode.ts'
import { encodeOutput } from './encode.ts'
import { fetchedRecord } from './fetched-record.ts'
import { refusedFields, shownIn, withoutShown } from './ignored-fields.ts'
import { mayCall } from './may-call.ts'
import { NOT_BY_KEY } from './not-by-key.ts'
import { neverTwice } from './never-twice.ts'
import { isOwnOrigin } from './origin.ts'
import { visitorOf } from './request-visitor.ts'
import { readerOf } from './reader.ts'
import { callerOf } from './session.ts'

/**
 * Mounts every call of the contract at its path: session → permission → module → step-up → body → decode → limit → look
 * up what the input names → run → encode.
 */
export const mountCalls = (app: Hono, runtime: Runtime, log: Log): void => {
  const answered = answer(runtime, log)
  for (const name of Object.keys(calls) as CallName[]) {
    app.post(`/api/${name}`, (c) =>
      answered(
        c,
        Effect.map(perform(name, c), (output) => c.json({ success: true, ...output })),
        {
          refuse: ({ body, status, code }) => {
            if (code === 'unavailable') c.header('retry-after', RETRY_AFTER_SECONDS)
            const { retryAfter } = body as FailureBody
            if (typeof retryAfter === 'number') c.header('retry-after', String(retryAfter))
            return c.json({ success: false, error: body }, status)
          },
          what: 'a call failed',
          facts: { call: name },
        },
      ),
    )
  }
  app.all('/api/*', (c) => {
    const name = c.req.path.slice('/api/'.length)
    const sentence = Object.hasOwn(calls, name) ? 'Calls use POST.' : `There is no call ${name.slice(0, 100)}.`
    const { status, body } = new Failure({ code: 'not_found', sentence })
    return c.json({ success: false, error: body }, status)
  })
}

const limitHit = (name: CallName) => Effect.map(Vitals, (vitals) => vitals.limitHit(name))

const limits = new Map<CallName, BodyLimits>()
/** Computed on a call's first use, to keep it out of the startup time. */
const limitsOf = (name: CallName): BodyLimits => {
  const known = limits.get(name) ?? bodyLimits(calls[name].input)
  limits.set(name, known)
  return known
}

const perform = <N extends CallName>(name: N, c: Context) =>
  Effect.gen(function* () {
    const config = yield* AppConfig
    const { access, feature, finds, limit, ownOrigin, kind, wide, ownSession, stepUp, body } = calls[name]
    const visitor = visitorOf(c, config)
    const caller = yield* access === 'anyone' ? Effect.succeed(visitor) : callerFor(name, c, visitor)
    if (feature !== undefined && access !== 'anyone') yield* requireFeature(caller as Caller, feature)
    if (kind === 'write' && !ownSession && access !== 'anyone' && (caller as Caller).session?.visit?.readOnly)
      return yield* fail('visit_read_only')
    if (stepUp) yield* requireStepUp(caller as SignedIn)
    if (ownOrigin && !isOwnOrigin(c.req.raw.headers, config)) return yield* fail('wrong_origin')
    // A file is large: a caller over the limit is told before it is read.
    const isFile = body === 'multipart'
    if (limit !== undefined && isFile) yield* withinLimit(name, limit, {}, visitor)
    const decoded = yield* isFile
      ? readForm(name, c)
      : readInput(name, c, access === 'anyone' ? undefined : (caller as Caller))
    if (!decoded.ok) return yield* invalid(decoded.fields)
    if (limit !== undefined && !isFile) yield* withinLimit(name, limit, decoded.input, visitor)
    const reader = access === 'anyone' ? caller : yield* readerOf(kind, finds, decoded.input, caller as Caller)
    // The table is typed by name; here we know only that it is one of its calls.
    const handler = handlers[name] as unknown as Handler<N>
    const work = handler(decoded.input, reader as Parameters<Handler<N>>[1])
    const isVisitorsWrite = kind === 'write' && !ownSession && access !== 'anyone' && (caller as Caller).session?.visit
    const logged = isVisitorsWrite ? loggedAsVisitor(name, caller as Caller, decoded.input, work) : work
    const output = yield* neverTwice(wide ? readingApart(logged) : logged)
    return encodeOutput(name, output)
  }).pipe(
    unavailableWhenBusy,
    Effect.tapError(({ code }) => (code === 'too_many' ? limitHit(name) : Effect.void)),
  )

const readForm = Effect.fnUntraced(function* (name: CallName, c: Context) {
  return decodeInput(name, yield* readFile(c), 1)
})

/**
 * Browsers name the page behind every such request. A page of the previous release may send fields that are no longer
 * known. The compiler checks our own pages' inputs.
 */
const isFromPage = (c: Context): boolean => c.req.header('origin') !== undefined

/** A call's input. A write refuses every field that it would ignore, unless the record already has that value. */
const readInput = Effect.fnUntraced(function* (name: CallName, c: Context, caller: Caller | undefined) {
  const { body, values } = yield* readJSON(c, limitsOf(name))
  const fetched = caller === undefined ? Effect.succeed(undefined) : fetchedRecord(name, body, caller)
  const shown = shownIn(name, body)
  const given = shown.length === 0 ? body : withoutShown(body, shown, yield* fetched)
  const decoded = decodeInput(name, given, values)
  if (!decoded.ok || decoded.unknown.length === 0 || calls[name].kind === 'read' || isFromPage(c)) return decoded
  const fields = refusedFields(name, body, decoded.unknown, yield* fetched)
  return fields ? { ok: false as const, fields } : decoded
})

/**
 * A page says whose it is. If someone else has signed in meanwhile, or its user has switched companies, the browser
 * sends it with the new session, and its actions would be done in their name.
 */
const isMeantBy = (c: Context, { companyID, userID }: Caller): boolean =>
  (c.req.header(USER_HEADER) ?? `${companyID}/${userID}`) === `${companyID}/${userID}`

/** The caller, if they may make this call. Whether an API key may make it is one rule, checked before anything else. */
const callerFor = Effect.fnUntraced(function* (name: CallName, c: Context, visitor: Visitor) {
  const { withoutFactor } = calls[name]
  const caller = yield* callerOf(c.req.raw.headers, visitor, { withoutFactor })
  if (caller === undefined || !isMeantBy(c, caller)) return yield* fail('signed_out')
  if (caller.session === null && !keyMayCall(name)) return yield* fail('not_allowed', { sentence: NOT_BY_KEY })
  return mayCall(caller, calls[name]) ? caller : yield* fail('not_allowed')
})
