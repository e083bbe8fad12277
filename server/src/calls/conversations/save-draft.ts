import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { draftsOf, forgetDraft, keepDraft } from '#queries/drafts.ts'
import { presentDraft } from '#services/messaging/present-draft.ts'

export const saveDraft = handle(
  'customers/conversation/draft/save',
  Effect.fnUntraced(function* ({ convoID, body, channel, subject }, caller) {
    const { write } = yield* Database
    const draftAt = yield* Clock.currentTimeMillis
    return yield* write((tx) =>
      tx.query(async (db) => {
        if (body === '') await forgetDraft(db, caller, convoID)
        else await keepDraft(db, caller, { convoID, draftBody: body, draftChannel: channel ?? 'sms', draftSubject: subject ?? null, draftAt })
        return { draft: presentDraft((await draftsOf(db, caller, [convoID])).get(convoID)) }
      }),
    )
  }),
)
