import { Effect } from 'effect'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { pageOf } from '#calls/page.ts'
import { CUSTOMER_DEFAULTS, customerFilterOf } from '#calls/customers/filter.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { findCompany } from '#queries/companies.ts'
import { customerPage } from '#queries/customer-list.ts'
import type { Customer } from '#queries/customers.ts'
import { type Columns, csvFile, dateCell, type Exporter, ROWS_AT_ONCE, yesCell } from './exporter.ts'
import { type Names, readNames } from './names.ts'

const columns = (names: Names, timezone: string): Columns<Customer> => [
  ['Last name', ({ custLastName }) => custLastName],
  ['First name', ({ custFirstName }) => custFirstName],
  ['Phone', ({ custPhone }) => formatPhone(custPhone)],
  ['Email', ({ custEmail }) => custEmail],
  ['Drivers Lic #', ({ custDL }) => custDL],
  ['Language', ({ custLanguage }) => custLanguage],
  ['Labels', ({ custLabels }) => names.labels(custLabels)],
  ['Blocked', ({ custBlocked }) => yesCell(custBlocked)],
  ['Opted out', ({ custOptedOut }) => (custOptedOut === null ? '' : dateCell(custOptedOut, timezone))],
  ['Customer ID', ({ custID }) => custID],
]

/** The customers list as a file, whole. Customers belong to no store: times are the company's. */
export const customers: Exporter = Effect.fnUntraced(function* (search, caller) {
  const { read } = yield* Database
  const { order, dir } = yield* pageOf({ ...search, cursor: null }, CUSTOMER_DEFAULTS)
  const filter = yield* customerFilterOf(search, caller)
  const names = yield* read((db) => readNames(db, caller, 'customer'))
  const { companyTimezone } = yield* read((db) => findCompany(db, caller.companyID))
  const pages = everyPage({ order, dir, perPage: ROWS_AT_ONCE }, (page) =>
    Effect.runPromise(
      read(async (db) => {
        const found = await customerPage(db, caller, filter, page)
        return { rows: found.customers, nextCursor: found.nextCursor }
      }),
    ),
  )
  return csvFile(columns(names, companyTimezone), pages)
})
