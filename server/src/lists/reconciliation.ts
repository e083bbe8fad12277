import { Effect } from 'effect'
import type { ReconciliationException } from '@xd/core/contract/entity/ledger.ts'
import type { ExceptionSearch } from '@xd/core/contract/ledger.ts'
import { accountTitle } from '@xd/core/domain/payment/gateways.ts'
import {
  EXCEPTION_ORDERS,
  type ExceptionFilter,
  exceptionPage,
  type ExceptionRow,
  listExceptions,
} from '#queries/payment-exceptions.ts'
import { presentException } from '#services/payments/present-exception.ts'
import { askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof ReconciliationException.Type

const present = (_db: unknown, _caller: unknown, rows: readonly ExceptionRow[]) =>
  Promise.resolve(rows.map(presentException))

export const exceptions: ListWithFile<ExceptionSearch, ExceptionFilter, ExceptionRow, Shown> = {
  sorting: { orders: EXCEPTION_ORDERS, sortBy: 'foundDate', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ store, status }, caller) {
    const wanted = yield* askedOf('status', status, ['open', 'resolved', 'all'])
    const storeID = yield* askedStore(store, caller)
    return { status: wanted, ...(storeID !== undefined && { storeID }) }
  }),
  query: listExceptions,
  present,
  page: exceptionPage,
  columns: ({ companyTimezone, ...names }) => {
    // The store of a movement that only the processor has may be unknown.
    const zone = ({ storeID }: Shown) => (storeID === null ? companyTimezone : names.zone(storeID))
    return [
      ['Date', (one) => dateCell(one.date, zone(one))],
      ['Found', (one) => dateCell(one.foundDate, zone(one))],
      ['What differs', ({ sentence }) => sentence],
      ['Recorded here', ({ amountHere }) => moneyCell(amountHere)],
      ['At the processor', ({ amountThere }) => moneyCell(amountThere)],
      ['Store', ({ storeID }) => (storeID === null ? '' : names.store(storeID))],
      ['Gateway', ({ gateway }) => accountTitle(gateway)],
      ['Gateway reference', ({ gatewayID }) => gatewayID],
      ['Payment', ({ paymentKey }) => paymentKey],
      ['State', ({ resolvedDate }) => (resolvedDate === null ? 'Open' : 'Resolved')],
      ['Resolved', (one) => (one.resolvedDate === null ? '' : dateCell(one.resolvedDate, zone(one)))],
      [
        'Resolved by',
        ({ resolvedDate, resolvedByID }) =>
          resolvedDate !== null && resolvedByID === null ? 'Automatically' : names.user(resolvedByID),
      ],
      ['Note', ({ note }) => note],
      ['Time zone', zone],
    ]
  },
}

export const file = fileOf(exceptions)
