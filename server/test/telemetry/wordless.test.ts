import { Cause, Data, Effect, Exit, Logger, Tracer } from 'effect'
import { expect, test } from 'vitest'
import { fail } from '#failure.ts'
import { wordless } from '#telemetry/wordless.ts'

const WORDS = 'no such customer: Jerome'
class CarrierSaid extends Data.TaggedError('CarrierSaid')<{ readonly message: string }> {}

/** The span that a tracer records around this. */
const keptOf = async (work: Effect.Effect<unknown, unknown>) => {
  const spans: Tracer.Span[] = []
  const tracer = Tracer.make({
    span: (options) => {
      const span = new Tracer.NativeSpan(options)
      spans.push(span)
      return span
    },
  })
  await Effect.runPromiseExit(
    work.pipe(
      Effect.withSpan('a library’s own', {
        attributes: { 'url.full': `https://host/?q=${WORDS}`, provider: 'carrier' },
      }),
      Effect.provideService(Tracer.Tracer, wordless(tracer)),
    ),
  )
  const { attributes, status, events } = spans[0] as Tracer.NativeSpan
  return { facts: Object.fromEntries(attributes), exit: status._tag === 'Ended' ? status.exit : undefined, events }
}

test.each([
  ['a failure of a provider', Effect.fail(new CarrierSaid({ message: WORDS })), 'CarrierSaid'],
  ['a defect', Effect.die(new TypeError(WORDS)), 'TypeError'],
  ['a defect that is only words', Effect.die(WORDS), 'String'],
  ['an error named after a customer', Effect.die({ _tag: WORDS }), 'Object'],
  ['an error of ours', fail('internal', { sentence: WORDS }), 'internal'],
])('%s records only its kind', async (_, work, kind) => {
  const { facts, exit } = await keptOf(work)
  expect(facts).toMatchObject({ provider: 'carrier', 'error.type': kind })
  expect(exit).toEqual(Exit.fail({ name: kind, message: kind }))
})

test('a refusal is an answer', async () => {
  const { facts, exit } = await keptOf(fail('not_found', { sentence: WORDS }))
  expect(facts).toEqual({ provider: 'carrier', 'error.type': 'not_found', 'http.response.status_code': 404 })
  expect(exit).toEqual(Exit.void)
})

test('log lines and other facts meanwhile are not exported', async () => {
  const { facts, events } = await keptOf(Effect.provide(Effect.log(WORDS), Logger.layer([Logger.tracerLogger])))
  expect([facts, events]).toEqual([{ provider: 'carrier' }, []])
})

test('abandoned work is no failure', async () => {
  const { exit } = await keptOf(Effect.interrupt)
  expect(exit !== undefined && Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause)).toBe(true)
})
