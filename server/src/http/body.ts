import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { Effect } from 'effect'
import type { Context } from 'hono'
import { fail } from '#failure.ts'

const MAX_JSON_BYTES = 2_000_000
/** Room for the form around a picture. */
const FORM_BYTES = 100_000

/** The request's bytes, or `too_large` as soon as there are more than `max`. */
export const readBytes = (c: Context, max: number) =>
  Effect.gen(function* () {
    const announced = c.req.header('content-length')
    if (Number(announced ?? 0) > max) return yield* fail('too_large')
    // Node reads no further than what was announced, and the whole is had faster than the stream.
    if (announced !== undefined) return Buffer.from(yield* Effect.promise(() => c.req.raw.arrayBuffer()))
    const chunks: Uint8Array[] = []
    const size = yield* Effect.promise(async () => {
      let total = 0
      for await (const chunk of c.req.raw.body ?? []) {
        total += chunk.byteLength
        if (total > max) break
        chunks.push(chunk)
      }
      return total
    })
    return size > max ? yield* fail('too_large') : Buffer.concat(chunks)
  })

export const readJSON = Effect.fnUntraced(function* (c: Context) {
  const bytes = yield* readBytes(c, MAX_JSON_BYTES)
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
  const bytes = yield* readBytes(c, UPLOAD_MAX_BYTES + FORM_BYTES)
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
