import { Effect } from 'effect'
import { sendReminder } from '#services/reminders/send-reminder.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Reminds of an unpaid request when its time has come; quiet hours and a charge under way put it off. */
export const remindJob: JobHandler<JobPayloads['remind']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { paymentID, storeID },
}) {
  const again = yield* sendReminder({ companyID, storeIDs: [storeID] }, paymentID)
  return again === undefined ? 'done' : { at: again }
})
