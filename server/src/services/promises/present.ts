import type { PaymentPromise } from '@xd/core/contract/entity/promise.ts'
import { ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import type { PromiseRow } from '#queries/promises.ts'

export const presentPromise = (row: PromiseRow): typeof PaymentPromise.Type => ({
  promiseID: row.promiseID,
  custID: row.custID,
  storeID: row.storeID,
  convoID: row.convoID,
  customer: { custFirstName: row.custFirstName, custLastName: row.custLastName, custPhone: row.custPhone },
  promiseDay: row.promiseDay,
  promiseAmount: row.promiseAmountCents,
  promiseTickets: ticketsIn(row.promiseTickets),
  promiseStatus: row.promiseStatus,
  promiseSource: row.promiseSource,
  promiseCutoff: row.cutoffAt,
  promiseMadeDate: row.madeAt,
  promiseMadeByID: row.madeByID,
  promiseStatusDate: row.statusAt,
  promiseStatusByID: row.statusByID,
})
