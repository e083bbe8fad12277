import { Clock, Effect } from 'effect'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { missing } from '#failure.ts'
import { draftMediaOf, forgetDraft, keepDraft } from '#queries/drafts.ts'
import { findMedia } from '#queries/message-media.ts'
import { presentDrafts } from '#services/inbox/present-drafts.ts'

export const save = handle(
  'customers/conversation/draft/save',
  Effect.fnUntraced(function* ({ convoID, body, channel, subject, media }, caller) {
    const { write } = yield* Database
    const draftAt = yield* Clock.currentTimeMillis
    const mediaIDs = [...new Set(media ?? [])]
    return yield* write(
      Effect.gen(function* () {
        if ((yield* findMedia(caller, mediaIDs)).length < mediaIDs.length) return yield* missing('picture')
        const draft = {
          draftBody: maskCardNumbers(body),
          draftChannel: channel ?? 'sms',
          draftSubject: subject == null ? null : maskCardNumbers(subject),
          draftMedia: draftMediaOf(mediaIDs),
          draftAt,
        }
        if (body === '' && mediaIDs.length === 0) yield* forgetDraft(caller, convoID)
        else yield* keepDraft(caller, { convoID, ...draft })
        return { draft: (yield* presentDrafts(caller, [convoID])).get(convoID) ?? null }
      }),
    )
  }),
)
