import { Effect } from 'effect'
import { sendReminder } from '#services/reminders/send-reminder.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Sends a reminder for an unpaid request when it is due; quiet hours and a charge in flight postpone it. */
export const remindJob: JobHandler<JobPayloads['remind']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { paymentID, storeID },
}) {
  const again = yield* sendReminder({ companyID, storeIDs: [storeID] }, paymentID)
  return again === undefined ? 'done' : { at: again }
})
