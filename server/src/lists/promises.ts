import { Effect } from 'effect'
import type { PaymentPromise } from '@xd/core/contract/entity/promise.ts'
import type { PromiseSearch } from '@xd/core/contract/promises.ts'
import { PROMISE_LABELS, PROMISE_SOURCE_LABELS, PROMISE_STATUSES } from '@xd/core/domain/promise/promise.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { listPromises, PROMISE_ORDERS, type PromiseFilter, promisePage, type PromiseRow } from '#queries/promises.ts'
import { presentPromise } from '#services/promises/present.ts'
import { askedCustomer, askedOf, askedStore } from './asked.ts'
import { dateCell, moneyCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof PaymentPromise.Type

const present = (_db: unknown, _caller: unknown, rows: readonly PromiseRow[]) =>
  Promise.resolve(rows.map(presentPromise))

export const promises: ListWithFile<PromiseSearch, PromiseFilter, PromiseRow, Shown> = {
  sorting: { orders: PROMISE_ORDERS, sortBy: 'promiseDay', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, custID }, caller) {
    const storeID = yield* askedStore(store, caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    const asked = yield* askedOf('status', status, ['all', ...PROMISE_STATUSES])
    return {
      filter: filter ?? '',
      ...(asked !== 'all' && { promiseStatus: asked }),
      ...(storeID !== undefined && { storeID }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
    }
  }),
  query: listPromises,
  present,
  page: promisePage,
  columns: ({ store, user, zone }) => [
    ['Promise', ({ promiseID }) => promiseID],
    ['Store', ({ storeID }) => store(storeID)],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Promised day', ({ promiseDay }) => promiseDay],
    ['Amount', ({ promiseAmount }) => moneyCell(promiseAmount)],
    ['Tickets', ({ promiseTickets }) => formatTicketList(promiseTickets)],
    ['Status', ({ promiseStatus }) => PROMISE_LABELS[promiseStatus].label],
    ['Made', ({ promiseMadeDate, storeID }) => dateCell(promiseMadeDate, zone(storeID))],
    ['How', ({ promiseSource }) => PROMISE_SOURCE_LABELS[promiseSource]],
    ['Recorded by', ({ promiseMadeByID }) => user(promiseMadeByID)],
    ['Status set', ({ promiseStatusDate, storeID }) => promiseStatusDate && dateCell(promiseStatusDate, zone(storeID))],
    ['Set by', ({ promiseStatusByID }) => user(promiseStatusByID)],
    ['Time zone', ({ storeID }) => zone(storeID)],
    ['Conversation ID', ({ convoID }) => convoID],
  ],
}

export const file = fileOf(promises)
