import { Clock, Effect } from 'effect'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { Database, enqueue, emit } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findDelivery } from '#queries/message-delivery.ts'
import { attachMediaAt, hasMediaAt } from '#queries/message-media.ts'
import { MediaStore } from '#providers/media/media-store.ts'
import { Texting } from '#providers/texting/texting.ts'
import type { ForgetMediaJob } from './forget-media.ts'
import { preparePicture } from '#services/media/prepare-picture.ts'
import { GaveUp } from '#services/gave-up.ts'
import { TryLater } from '#services/try-later.ts'
import { causeOfSilence } from '#troubles.ts'

/** The job's payload for a picture that a customer sent. */
export interface FetchMediaJob {
  readonly messageID: number
  readonly position: number
  readonly url: string
  /** As the carrier named it; absent in jobs from before that was kept. */
  readonly type?: string
}

/** Fetches a picture a customer sent and adds it to its message. Running it twice adds it once. */
export const fetchMedia = Effect.fnUntraced(function* (
  companyID: number,
  { messageID, position, url, type: named }: FetchMediaJob,
) {
  const { write } = yield* Database
  const texting = yield* Texting
  const message = yield* findDelivery(systemScope('job'), { companyID, messageID })
  if (!message) return
  const { storeID, convoID } = message
  const scope = { companyID, storeIDs: [storeID] }
  if (yield* hasMediaAt(scope, messageID, position)) return
  const fetched = yield* texting.fetchMedia(url).pipe(
    Effect.catchTag('TextUnknown', ({ cause }) =>
      Effect.fail(new TryLater({ reason: `no answer: ${causeOfSilence(cause)}` })),
    ),
    Effect.catchTag('TextRefused', ({ retry, message: reason }) =>
      // A file that the carrier no longer has is gone for good. The text stays without its picture.
      Effect.fail(retry ? new TryLater({ reason }) : new GaveUp({ reason })),
    ),
  )
  const { byteLength } = fetched.content
  if (byteLength > UPLOAD_MAX_BYTES)
    return yield* new GaveUp({ reason: `the picture is too large: ${Math.round(byteLength / 1_000_000)} MB` })
  const { keep } = yield* MediaStore
  const { mediaID } = yield* keep({
    companyID,
    ...(yield* tidied({ ...fetched, type: typeOf(fetched.type, named) })),
    uploadedByID: null,
    createdAt: yield* Clock.currentTimeMillis,
  })
  yield* write(
    Effect.gen(function* () {
      if (!(yield* attachMediaAt(scope, { messageID, mediaID, position }))) return
      const forget: ForgetMediaJob = { url }
      yield* enqueue({
        companyID,
        kind: 'forget-media',
        uniqueKey: `forget-media/${messageID}/${position}`,
        payload: forget,
      })
      yield* emit('reload_inbox', { convoID }, { companyID, storeID })
      yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
    }),
  )
})

const UNSAID = 'application/octet-stream'

const typeOf = (served: string, named = UNSAID): string => {
  const type = served.split(';')[0]!.trim()
  return type === UNSAID ? named.split(';')[0]!.trim() : type
}

/**
 * Stores a picture like our own: upright, small, and without its location. Other files (a voice note, a contact card)
 * stay as they are.
 */
const tidied = ({ type, content }: { type: string; content: Uint8Array }) =>
  preparePicture(content, 'outside').pipe(
    Effect.catchTag('PicturesBusy', ({ reason }) => Effect.fail(new TryLater({ reason: `pictures: ${reason}` }))),
    Effect.catchTag('PictureRefused', () => Effect.succeed({ type, content, width: null, height: null })),
  )
