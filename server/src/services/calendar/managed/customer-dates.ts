import { holds } from '@xd/core/domain/access/permissions.ts'
import { entryRefKey, fieldEntries } from '@xd/core/domain/calendar/managed.ts'
import { customersNamed } from '#queries/customers.ts'
import { type ManagedSource, presentBy, recordsOf } from '#services/calendar/candidate.ts'
import { dateIn, datesAround } from './field-dates.ts'

/** Birthdays and other dates in customers' custom fields. */
export const customerDates: ManagedSource = {
  mayRead: ({ permissions }) => holds(permissions, 'customers'),
  around: (db, viewer, window, wants, words) => datesAround(db, viewer, 'customer', { window, wants, words }),
  find: async (db, viewer, owner) =>
    owner.kind === 'customer' ? dateIn(db, viewer, 'customer', owner.custID, owner.fieldID) : undefined,
  present: async (db, viewer, candidates, nameOf) => {
    const customers = await customersNamed(db, viewer, recordsOf(candidates))
    const byID = new Map(customers.map((customer) => [customer.custID, customer]))
    return presentBy(candidates, byID, ({ field, itemDateStart }, customer) => {
      const refKey = (fieldID: string) => entryRefKey({ kind: 'customer', custID: customer.custID, fieldID })
      return field && fieldEntries([field], { [field.id]: itemDateStart }, nameOf(customer), refKey)[0]
    })
  },
}
