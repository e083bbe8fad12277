import { Effect } from 'effect'
import type { ListedCustomer } from '@xd/core/contract/entity/customer.ts'
import type { CustomerSearch } from '@xd/core/contract/customers.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import {
  CUSTOMER_ORDERS,
  CUSTOMER_STATUSES,
  type CustomerFilter,
  customerPage,
  listCustomers,
} from '#queries/customer-list.ts'
import { standingOf } from '#queries/customer-standing.ts'
import type { Customer } from '#queries/customers.ts'
import { askedLabel, askedOf, askedStore } from './asked.ts'
import { dateCell, yesCell } from './csv-file.ts'
import { type FiledList, fileOf } from './filed.ts'
import type { List } from './list.ts'

type Listed = typeof ListedCustomer.Type

/** Customers belong to no store: times in their file are the company's. */
export const customers: List<CustomerSearch, CustomerFilter, Customer, Listed> &
  FiledList<CustomerSearch, CustomerFilter, Customer> = {
  sorting: { orders: CUSTOMER_ORDERS, sortBy: 'custLastName', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store, status, label, custIDs }, caller) {
    const wanted = yield* askedOf('status', status, CUSTOMER_STATUSES)
    const storeID = yield* askedStore(store, caller)
    const labelID = yield* askedLabel(label, 'customer', caller)
    return {
      filter: filter ?? '',
      status: wanted,
      ...(labelID !== undefined && { label: labelID }),
      ...(storeID !== undefined && { storeID }),
      ...(custIDs && { custIDs }),
    }
  }),
  query: listCustomers,
  present: async (db, caller, rows, { now }) => {
    const standing = await standingOf(
      db,
      caller,
      rows.map(({ custID }) => custID),
      now,
    )
    return rows.map((customer) => ({ ...customer, ...standing(customer.custID) }))
  },
  labels: 'customer',
  page: customerPage,
  lines: (_db, _caller, rows) => Promise.resolve(rows),
  columns: ({ companyTimezone, ...names }) => [
    ['Last name', ({ custLastName }) => custLastName],
    ['First name', ({ custFirstName }) => custFirstName],
    ['Phone', ({ custPhone }) => formatPhone(custPhone)],
    ['Email', ({ custEmail }) => custEmail],
    ['Drivers Lic #', ({ custDL }) => custDL],
    ['Street', ({ custStreet }) => custStreet],
    ['City', ({ custCity }) => custCity],
    ['State', ({ custState }) => custState],
    ['ZIP', ({ custZIP }) => custZIP],
    ['Language', ({ custLanguage }) => custLanguage],
    ['Labels', ({ custLabels }) => names.labels(custLabels)],
    ['Blocked', ({ custBlocked }) => yesCell(custBlocked)],
    ['Opted out', ({ custOptedOut }) => (custOptedOut === null ? '' : dateCell(custOptedOut, companyTimezone))],
    ['Time zone', () => companyTimezone],
    ['Customer ID', ({ custID }) => custID],
  ],
}

export const file = fileOf(customers)
