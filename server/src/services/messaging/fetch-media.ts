import { Clock, Effect } from 'effect'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { TryLater } from '#jobs/job.ts'
import { findDelivery } from '#queries/message-delivery.ts'
import { attachMediaAt, hasMediaAt } from '#queries/message-media.ts'
import { Texting } from '#providers/texting/texting.ts'
import type { FetchMediaJob } from './receive.ts'
import { storeMedia } from './store-media.ts'

/** Fetches a picture that a customer sent and puts it in its message. Run twice, it is there once. */
export const fetchMedia = Effect.fnUntraced(function* (companyID: number, { messageID, position, url }: FetchMediaJob) {
  const { read, write } = yield* Database
  const texting = yield* Texting
  const message = yield* read((db) => findDelivery(db, systemScope('job'), { companyID, messageID }))
  if (!message) return
  const { storeID, convoID } = message
  const scope = { companyID, storeIDs: [storeID] }
  if (yield* read((db) => hasMediaAt(db, scope, messageID, position))) return
  const fetched = yield* texting.fetchMedia(url).pipe(
    Effect.catchTag('TextUnknown', ({ cause }) => Effect.fail(new TryLater({ reason: `no answer: ${String(cause)}` }))),
    Effect.catchTag('TextRefused', (refused) =>
      // What the carrier no longer has does not come back; the text stays without its picture.
      refused.retry ? Effect.fail(new TryLater({ reason: refused.message })) : Effect.succeed(undefined),
    ),
  )
  if (!fetched) return
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.fnUntraced(function* (tx) {
      const mediaID = yield* storeMedia(tx, scope, { ...fetched, at })
      if (mediaID === undefined) return
      if (yield* tx.query((db) => attachMediaAt(db, scope, { messageID, mediaID, position })))
        tx.emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
    }),
  )
})
