import { Clock, Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import { parseLocalDay } from '@xd/core/domain/calendar/day.ts'
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { findCompany } from '#queries/companies.ts'
import { isLabelOf } from '#queries/labels.ts'
import { listPayments, PAYMENT_ORDERS } from '#queries/payment-list.ts'
import { presentPayments } from '#services/payments/present.ts'

/** Of a second: a day ends just before the next one begins. */
const LAST_MS = 999
const DEFAULTS = { orders: PAYMENT_ORDERS, sortBy: 'messageDate', sortDir: 'desc', perPage: 25 } as const
const STATUSES = ['all', ...SHOWN_PAYMENT_STATUSES] as const

const isStatus = (status: string): status is ShownPaymentStatus | 'all' => (STATUSES as readonly string[]).includes(status)

export const list = handle(
  'payments/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const search = input.search ?? {}
    const { label, store } = search
    const page = yield* pageOf(search, DEFAULTS)
    const status = search.status || 'all'
    if (!isStatus(status)) return yield* fail('invalid_input', { fields: { 'search.status': `One of ${STATUSES.join(', ')}` } })
    const storeID = typeof store === 'number' ? store : undefined
    if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* fail('not_found')
    if (typeof label === 'number' && !(yield* read((db) => isLabelOf(db, caller, 'payment', label)))) return yield* fail('not_found')
    const filter = {
      filter: search.filter ?? '',
      status,
      now,
      ...(storeID !== undefined && { storeID }),
      ...(typeof label === 'number' && { label }),
      ...(typeof search.custID === 'number' && { custID: search.custID }),
      ...(yield* datesOf(search, caller)),
    }
    const { rows, ...listed } = yield* read((db) => listPayments(db, caller, filter, page))
    return { payments: yield* read((db) => presentPayments(db, caller, rows, { now, publicURL })), ...listed }
  }),
)

/** The instants that the asked days of the company's calendar span. */
const datesOf = Effect.fnUntraced(function* ({ dateStart, dateEnd }: Search, { companyID }: Caller) {
  const [start, end] = [dateStart || undefined, dateEnd || undefined]
  if (start === undefined && end === undefined) return {}
  const fields: Record<string, string> = {}
  if (start !== undefined && parseLocalDay(start) === undefined) fields['search.dateStart'] = 'There is no such day'
  if (end !== undefined && parseLocalDay(end) === undefined) fields['search.dateEnd'] = 'There is no such day'
  if (Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
  const { read } = yield* Database
  const { companyTimezone } = yield* read((db) => findCompany(db, companyID))
  return {
    ...(start !== undefined && { from: instantOf(`${start}T00:00`, companyTimezone) }),
    ...(end !== undefined && { to: instantOf(`${end}T23:59:59`, companyTimezone, { disambiguation: 'later' }) + LAST_MS }),
  }
})
