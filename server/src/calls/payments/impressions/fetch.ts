import { Effect } from 'effect'
import type { Impression } from '@xd/core/contract/entity/payment.ts'
import { IMPRESSIONS_PER_PAGE } from '@xd/core/domain/payment/limits.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { countImpressions, listImpressions } from '#queries/payment-impressions.ts'
import { findPayment } from '#queries/payments.ts'

export const fetch = handle(
  'payments/impressions/fetch',
  Effect.fnUntraced(function* ({ paymentKey, page }, caller) {
    const { read } = yield* Database
    const { paymentID } = yield* found(yield* findPayment(caller, paymentKey), 'payment')
    const offset = ((page ?? 1) - 1) * IMPRESSIONS_PER_PAGE
    const [rows, count] = yield* read((db) =>
      Promise.all([
        listImpressions(db, caller, paymentID, { limit: IMPRESSIONS_PER_PAGE, offset }),
        countImpressions(db, caller, paymentID),
      ]),
    )
    return { impressions: rows.map(present), count }
  }),
)

const present = (row: Awaited<ReturnType<typeof listImpressions>>[number]): typeof Impression.Type => ({
  impressionID: row.impressionID,
  impressionDate: row.impressionAt,
  impressionKind: row.impressionKind,
  impressionIP: row.ip,
  impressionDevice: { browser: row.browser, os: row.os, device: row.device, userAgent: row.userAgent },
  impressionSource: row.impressionSource,
  isCompanyView: row.impressionSource === 'staff',
  paymentStatus: row.paymentStatus,
})
