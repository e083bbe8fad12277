import { Effect } from 'effect'
import { randomBytes } from 'node:crypto'
import type { Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { insertMedia } from '#queries/message-media.ts'

/** More than a carrier passes on. */
const MAX_BYTES = 10_000_000

interface Fetched {
  readonly type: string
  readonly content: Uint8Array
  readonly at: number
}

/** Keeps what a customer sent as it came; undefined when there is nothing in it, or far too much. */
export const storeMedia = Effect.fnUntraced(function* (tx: Tx, scope: CompanyScope, { type, content, at }: Fetched) {
  const bytes = content.byteLength
  if (bytes === 0 || bytes > MAX_BYTES) return undefined
  const media = { mediaKey: randomBytes(18).toString('base64url'), type: type.split(';')[0]!.trim(), bytes, width: null, height: null, content, createdAt: at }
  return yield* tx.query((db) => insertMedia(db, scope, media))
})
