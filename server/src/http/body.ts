import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { Effect, Option } from 'effect'
import type { Context } from 'hono'
import { fail } from '#failure.ts'

/** Room for the form around a picture. */
const FORM_BYTES = 100_000

export interface BodyLimits {
  readonly bytes: number
  /** How long the sender may take for all of it. */
  readonly ms: number
}

const JSON_MS = 30_000
const FILE_MS = 240_000

/** The request's bytes, or a failure as soon as there are more than may come, or they do not come in time. */
export const readBytes = (c: Context, { bytes: max, ms }: BodyLimits) =>
  Effect.gen(function* () {
    const announced = c.req.header('content-length')
    if (Number(announced ?? 0) > max) return yield* fail('too_large')
    // Node reads no further than what was announced, and reading it whole is faster than streaming.
    const reading = Effect.tryPromise({
      try: async (signal) =>
        announced !== undefined ? Buffer.from(await c.req.raw.arrayBuffer()) : await upTo(c, max, signal),
      catch: () => 'gone' as const,
    })
    const read = yield* Effect.option(reading).pipe(Effect.timeoutOption(ms), Effect.map(Option.flatten))
    // The sender has gone, or is not to be waited for: what stands half read is closed with the answer.
    if (Option.isNone(read)) return yield* fail('incomplete')
    return read.value === 'more' ? yield* fail('too_large') : read.value
  })

/** A body of unknown length, read no further than `max`. */
const upTo = async (c: Context, max: number, signal: AbortSignal): Promise<Buffer | 'more'> => {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of c.req.raw.body ?? []) {
    total += chunk.byteLength
    if (signal.aborted || total > max) return 'more'
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

export const readJSON = Effect.fnUntraced(function* (c: Context, maxBytes: number) {
  const bytes = yield* readBytes(c, { bytes: maxBytes, ms: JSON_MS })
  if (bytes.length === 0) return {}
  const parsed = yield* Effect.option(
    Effect.try({ try: () => JSON.parse(bytes.toString('utf8')) as unknown, catch: () => 'not JSON' }),
  )
  return parsed._tag === 'Some'
    ? parsed.value
    : yield* fail('invalid_input', { fields: { body: 'The body is not JSON' } })
})

/** A multipart form with one `file`. */
export const readFile = Effect.fnUntraced(function* (c: Context) {
  const bytes = yield* readBytes(c, { bytes: UPLOAD_MAX_BYTES + FORM_BYTES, ms: FILE_MS })
  const headers = { 'content-type': c.req.header('content-type') ?? '' }
  const form = yield* Effect.option(
    Effect.tryPromise(() => new Response(new Uint8Array(bytes), { headers }).formData()),
  )
  const file = form._tag === 'Some' ? form.value.get('file') : null
  if (!(file instanceof File))
    return yield* fail('invalid_input', { fields: { file: 'A multipart form with one file is needed' } })
  if (file.size > UPLOAD_MAX_BYTES) return yield* fail('too_large', { sentence: 'A picture can be at most 10 MB.' })
  return { file: new Uint8Array(yield* Effect.promise(() => file.arrayBuffer())) }
})
