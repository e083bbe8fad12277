import { Effect } from 'effect'
import type { MailerRow } from '#queries/mailers.ts'
import { lockUnsent, takeBack, type TakenBack } from '#queries/unsent-messages.ts'
import { emit } from '#db/database.ts'

/** Takes back queued messages that have not begun to leave. Returns how many people they were for. */
export const takeBackUnsent = Effect.fnUntraced(function* (job: MailerRow, state: TakenBack, at: number) {
  const { companyID, jobID } = job
  const unsent = yield* lockUnsent(job, jobID)
  if (unsent.length === 0) return 0
  yield* takeBack(job, unsent, { state, at })
  for (const { convoID, messageID, storeID } of unsent)
    yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
  return unsent.length
})
