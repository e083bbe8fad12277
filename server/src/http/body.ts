import type { HttpBindings } from '@hono/node-server'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { PICTURE_TOO_LARGE } from '@xd/core/domain/message/picture.ts'
import { Effect, Option } from 'effect'
import type { Context } from 'hono'
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { AppConfig } from '#app-config.ts'
import { fail, invalid } from '#failure.ts'
import { scanJSON } from './json-scan.ts'
import { fileOfForm } from './multipart.ts'

/** Room for the form around a picture. */
const FORM_BYTES = 100_000

export interface BodyLimits {
  readonly bytes: number
  /** How long the sender may take for the whole body. */
  readonly ms: number
}

const JSON_MS = 30_000
const FILE_MS = 240_000

/**
 * A refused body is still read to its end, so that the sender gets to read why; but not one larger than any of our
 * clients would send.
 */
const MOST_READ_IN_VAIN = 8_000_000

/** Inspects each piece of a body as it arrives; if it returns anything, reading ends. */
type Look<Refusal> = (piece: Buffer) => Refusal | undefined

/** The request's bytes, or a failure as soon as they are too many or too slow. */
export const readBytes = (c: Context, limits: BodyLimits) =>
  Effect.map(readPieces<never>(c, limits), ({ bytes }) => bytes)

/**
 * The same, with their SHA-256, computed as they arrive: for a large body, doing it afterwards would keep everyone else
 * waiting.
 */
export const readDigested = Effect.fnUntraced(function* (c: Context, limits: BodyLimits) {
  const hash = createHash('sha256')
  const { bytes } = yield* readPieces<never>(c, limits, (piece) => void hash.update(piece))
  return { bytes, digest: hash.digest('hex') }
})

const readPieces = <Refusal extends string>(c: Context, { bytes: max, ms }: BodyLimits, look?: Look<Refusal>) =>
  Effect.gen(function* () {
    const announced = Number(c.req.header('content-length') ?? 0)
    if (announced > max) {
      if (announced > max + MOST_READ_IN_VAIN) c.header('connection', 'close')
      return yield* fail('too_large')
    }
    const { bodyPatienceMs = ms } = yield* AppConfig
    const { incoming } = c.env as HttpBindings
    const read = yield* Effect.timeoutOption(collect(incoming, max, look), bodyPatienceMs)
    // The sender is gone, or out of time: the half-read connection is closed along with the answer.
    if (Option.isNone(read) || read.value === 'gone') return yield* fail('incomplete')
    if (read.value === 'more') return yield* fail('too_large')
    return read.value
  })

type Collected<Refusal> = 'gone' | 'more' | { bytes: Buffer; refusal?: Refusal }

/** The pieces of a body put together, once it ends or there is no reason to read on. */
const collect = <Refusal extends string>(incoming: IncomingMessage, max: number, look?: Look<Refusal>) =>
  Effect.callback<Collected<Refusal>>((resume) => {
    const pieces: Buffer[] = []
    let total = 0
    const end = (collected: Collected<Refusal>) => {
      stop()
      resume(Effect.succeed(collected))
    }
    const onData = (piece: Buffer) => {
      total += piece.length
      if (total > max) return end('more')
      const refusal = look?.(piece)
      if (refusal !== undefined) return end({ bytes: Buffer.alloc(0), refusal })
      pieces.push(piece)
      return undefined
    }
    const onEnd = () => end({ bytes: pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces, total) })
    const onGone = () => end(incoming.readableEnded ? { bytes: Buffer.concat(pieces, total) } : 'gone')
    const stop = () => {
      incoming.off('data', onData).off('end', onEnd).off('error', onGone).off('close', onGone)
      // Losing it no longer matters, but an unhandled error event would end the process.
      incoming.on('error', () => undefined)
    }
    incoming.on('data', onData).on('end', onEnd).on('error', onGone).on('close', onGone)
    if (incoming.destroyed) onGone()
    return Effect.sync(stop)
  })

const REFUSALS = {
  'too many': () => fail('too_large', { sentence: 'This request has more in it than the call accepts.' }),
  'too deep': () => invalid({ body: 'Is nested too deeply' }),
  'not JSON': () => invalid({ body: 'The body is not JSON' }),
}

/**
 * A JSON body, and how many values it holds. It is checked while it arrives, and parsed only if it is well-formed and
 * within the limits.
 */
export const readJSON = Effect.fnUntraced(function* (c: Context, most: { bytes: number; values: number }) {
  const { take, values } = scanJSON(most.values)
  const { bytes, refusal } = yield* readPieces(c, { bytes: most.bytes, ms: JSON_MS }, take)
  if (refusal !== undefined) return yield* REFUSALS[refusal]()
  if (bytes.length === 0) return { body: {} as unknown, values: 0 }
  const parsed = yield* Effect.option(
    Effect.try({ try: () => JSON.parse(bytes.toString('utf8')) as unknown, catch: () => 'not JSON' }),
  )
  return parsed._tag === 'Some' ? { body: parsed.value, values: values() } : yield* REFUSALS['not JSON']()
})

/** A multipart form with one `file`. */
export const readFile = Effect.fnUntraced(function* (c: Context) {
  const bytes = yield* readBytes(c, { bytes: UPLOAD_MAX_BYTES + FORM_BYTES, ms: FILE_MS })
  const file = fileOfForm(bytes, c.req.header('content-type') ?? '')
  if (file === undefined) return yield* invalid({ file: 'A multipart form with one file is needed' })
  if (file.length > UPLOAD_MAX_BYTES) return yield* fail('too_large', { sentence: PICTURE_TOO_LARGE })
  return { file }
})
