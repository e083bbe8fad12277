import { Effect } from 'effect'
import type { StopRequest } from '@xd/core/contract/entity/stop-request.ts'
import type { StopSearch } from '@xd/core/contract/stop-requests.ts'
import { CHANNEL_LABELS } from '@xd/core/domain/message/channel.ts'
import { STOP_DECISION_LABELS, STOP_FILTERS } from '@xd/core/domain/message/stop-request.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { listStops, STOP_ORDERS, type StopFilter, stopPage, type StopRow } from '#queries/stop-requests.ts'
import type { Presenting } from '#services/payments/present.ts'
import { presentStopRequest } from '#services/stop-requests/present-stop-request.ts'
import { askedCustomer, askedOf, askedStore } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof StopRequest.Type

const present = (_db: unknown, _caller: unknown, rows: readonly StopRow[], { now }: Presenting) =>
  Promise.resolve(rows.map((row) => presentStopRequest(row, now)))

export const stopRequests: ListWithFile<StopSearch, StopFilter, StopRow, Shown> = {
  sorting: { orders: STOP_ORDERS, sortBy: 'requestedDate', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, custID }, caller) {
    const storeID = yield* askedStore(store, caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    const asked = yield* askedOf('status', status, ['all', ...STOP_FILTERS])
    return {
      filter: filter ?? '',
      ...(asked !== 'all' && { isOpen: asked === 'open' }),
      ...(storeID !== undefined && { storeID }),
      ...(ofCustomer !== undefined && { custID: ofCustomer }),
    }
  }),
  query: listStops,
  present,
  page: stopPage,
  columns: ({ store, user, zone }) => [
    ['Request', ({ stopRequestID }) => stopRequestID],
    ['Date', ({ requestedDate, storeID }) => dateCell(requestedDate, zone(storeID))],
    ['Store', ({ storeID }) => store(storeID)],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Channel', ({ channel }) => CHANNEL_LABELS[channel]],
    ['Words', ({ words }) => words],
    ['Due', ({ dueDay }) => dueDay],
    ['Decision', ({ decision }) => (decision === null ? 'Open' : STOP_DECISION_LABELS[decision])],
    ['Decided', ({ decidedDate, storeID }) => (decidedDate === null ? '' : dateCell(decidedDate, zone(storeID)))],
    ['Decided by', ({ decidedByID }) => user(decidedByID)],
    ['Time zone', ({ storeID }) => zone(storeID)],
    ['Conversation ID', ({ convoID }) => convoID],
  ],
}

export const file = fileOf(stopRequests)
