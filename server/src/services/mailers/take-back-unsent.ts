import { Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import type { MailerRow } from '#queries/mailers.ts'
import { lockUnsent, takeBack, type TakenBack } from '#queries/unsent-messages.ts'

/** Takes back messages that are queued and have not begun to leave; returns how many people they were for. */
export const takeBackUnsent = Effect.fnUntraced(function* (tx: Tx, job: MailerRow, state: TakenBack, at: number) {
  const { companyID, jobID } = job
  const unsent = yield* lockUnsent(job, jobID)
  if (unsent.length === 0) return 0
  yield* takeBack(job, unsent, { state, at })
  for (const { convoID, messageID, storeID } of unsent)
    tx.emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
  return unsent.length
})
