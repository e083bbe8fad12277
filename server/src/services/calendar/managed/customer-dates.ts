import { holds } from '@xd/core/domain/access/permissions.ts'
import { entryRefKey, fieldEntries } from '@xd/core/domain/calendar/managed.ts'
import { findCustomers } from '#queries/customers.ts'
import { type ManagedSource, presentBy, recordsOf } from '#services/calendar/candidate.ts'
import { dateIn, datesAround } from './field-dates.ts'
import { nameOf } from './name-of.ts'

/** Birthdays and other dates in customers' custom fields. */
export const customerDates: ManagedSource = {
  mayRead: ({ permissions }) => holds(permissions, 'customers'),
  around: (db, caller, window) => datesAround(db, caller, 'customer', window),
  find: async (db, caller, owner) =>
    owner.kind === 'customer' ? dateIn(db, caller, 'customer', owner.custID, owner.fieldID) : undefined,
  present: async (db, caller, candidates) => {
    const customers = await findCustomers(db, caller, recordsOf(candidates))
    const byID = new Map(customers.map((customer) => [customer.custID, customer]))
    return presentBy(candidates, byID, ({ field, itemDateStart }, customer) => {
      const refKey = (fieldID: string) => entryRefKey({ kind: 'customer', custID: customer.custID, fieldID })
      return field && fieldEntries([field], { [field.id]: itemDateStart }, nameOf(customer), refKey)[0]
    })
  },
}
