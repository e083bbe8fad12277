import { Effect } from 'effect'
import { whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { reminderTime } from '@xd/core/domain/payment/reminder.ts'
import type { CompanyScope } from '#db/scope.ts'
import { updatePayment } from '#queries/payments.ts'
import { findReminderSettings } from '#queries/reminder-settings.ts'
import { enqueue } from '#db/database.ts'

export interface NewRequest {
  readonly paymentID: number
  readonly storeID: number
  readonly storeTimezone: string
  readonly custPhone: string
  readonly custState: string | null
  readonly requestedAt: number
  readonly validBeforeAt: number
}

/** Plans the one reminder of a new request, if its store sends them, in the transaction that writes the request. */
export const planReminder = Effect.fnUntraced(function* (scope: CompanyScope, request: NewRequest) {
  const { companyID } = scope
  const { paymentID, storeID, requestedAt, validBeforeAt, storeTimezone } = request
  const { reminderOn, reminderHours } = yield* findReminderSettings(scope, storeID)
  if (reminderOn !== 1) return
  const time = reminderTime({
    requestedAt,
    expiresAt: validBeforeAt,
    hoursBefore: reminderHours,
    who: whereaboutsOf(request, storeTimezone),
  })
  yield* updatePayment(scope, paymentID, time.ok ? { remindAt: time.at } : { remindDropped: time.reason })
  if (time.ok)
    yield* enqueue({
      companyID,
      kind: 'remind',
      uniqueKey: `remind/${paymentID}`,
      payload: { paymentID, storeID },
      runAt: time.at,
    })
})
