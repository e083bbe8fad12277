import { Context, Effect, Tracer } from 'effect'

/** The share of calls and jobs that are traced; none without a collector. */
export const Sample = Context.Reference<number>('Sample', { defaultValue: () => 0 })

/** All that a span may contain: names and numbers of the program's own. Anything else is dropped (`wordless.ts`). */
export const FACTS = [
  'call',
  'request.id',
  'http.route',
  'http.response.status_code',
  'job.kind',
  'job.id',
  'job.attempt',
  'db.system.name',
  'db.operation.name',
  'db.query.summary',
  'provider',
  'provider.request',
  'error.type',
] as const
type Facts = Partial<Record<(typeof FACTS)[number], string | number>>

interface Described {
  readonly name: string
  readonly kind: Tracer.SpanKind
  readonly facts: Facts
}

const spanned = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  { name, kind, facts }: Described,
  parent?: Tracer.AnySpan,
): Effect.Effect<A, E, R> =>
  Effect.useSpan(
    name,
    { kind, attributes: facts, ...(parent && { parent }) },
    (span) => Effect.withParentSpan(work, span, { captureStackTrace: false }) as Effect.Effect<A, E, R>,
  )

/** Traces a call or a job: one in so many, and every job that a traced call left behind, as part of its trace. */
export const traced = <A, E, R>(
  work: Effect.Effect<A, E, R>,
  describe: () => Described,
  traceparent?: string,
): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) => {
    const share = fiber.getRef(Sample)
    if (share === 0) return work
    if (traceparent !== undefined) return spanned(work, describe(), spanOf(traceparent))
    return Math.random() < share ? spanned(work, describe()) : work
  })

/** A part of a traced call or job; outside one it is only the work. */
export const inSpan = <A, E, R>(work: Effect.Effect<A, E, R>, describe: () => Described): Effect.Effect<A, E, R> =>
  Effect.withFiber((fiber) => (fiber.cache.span === undefined ? work : spanned(work, describe())))

/** A span's name in W3C Trace Context, which connects later or remote work to its trace. */
export const traceparentOf = ({ traceId, spanId }: Tracer.AnySpan): string => `00-${traceId}-${spanId}-01`

const spanOf = (traceparent: string): Tracer.ExternalSpan => {
  const [, traceId = '', spanId = ''] = traceparent.split('-')
  return Tracer.externalSpan({ traceId, spanId, sampled: true })
}
