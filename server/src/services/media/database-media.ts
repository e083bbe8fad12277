import { Effect, Layer, Option } from 'effect'
import { randomBytes } from 'node:crypto'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { mediaByKey } from '#queries/media.ts'
import { insertMedia } from '#queries/message-media.ts'

const KEY_BYTES = 24

/** Pictures in the database: they are small after resizing, and every server process has access to them. */
export const databaseMedia: Layer.Layer<MediaStore, never, Database> = Layer.effect(
  MediaStore,
  Effect.gen(function* () {
    const database = yield* Database
    return {
      keep: Effect.fnUntraced(function* ({ companyID, ...media }) {
        // The caller's database, if there is one, so that a visitor's upload and its log line are written together.
        const { write } = Option.getOrElse(yield* Effect.serviceOption(Database), () => database)
        const mediaKey = randomBytes(KEY_BYTES).toString('base64url')
        const row = { ...media, mediaKey, bytes: media.content.byteLength }
        const mediaID = yield* write(insertMedia({ companyID, storeIDs: [] }, row))
        return { mediaID, mediaKey }
      }),
      read: (mediaKey) => database.read((db) => mediaByKey(db, systemScope('media-link'), mediaKey)),
    }
  }),
)
