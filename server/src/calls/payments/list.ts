import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { listPayments } from '#queries/payment-list.ts'
import { presentPayments } from '#services/payments/present.ts'
import { PAYMENT_DEFAULTS, paymentFilterOf } from './filter.ts'

export const list = handle(
  'payments/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const search = input.search ?? {}
    const page = yield* pageOf(search, PAYMENT_DEFAULTS)
    const filter = yield* paymentFilterOf(search, caller)
    const { rows, ...listed } = yield* read((db) => listPayments(db, caller, filter, page))
    const payments = yield* read((db) => presentPayments(db, caller, rows, { now: filter.now, publicURL }))
    return { payments, ...listed }
  }),
)
