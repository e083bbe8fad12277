import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import { entryRefKey, expiryEntry, fieldEntries, type ManagedEntry } from '@xd/core/domain/calendar/managed.ts'
import { customerName, type CustomerName } from '@xd/core/domain/customer/name.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { findCustomers } from '#queries/customers.ts'
import { findPaymentsByID } from '#queries/payments.ts'
import type { Occurrence } from './occurrences-in.ts'

type Entry = typeof CalendarEntry.Type

const nameOf = (person: CustomerName & { custPhone: string }): string =>
  customerName(person) || formatPhone(person.custPhone)

/** Occurrences as the API shows them: those from other modules with the name of the person they are about. */
export const presentEntries = async (db: Db, caller: Caller, shown: readonly Occurrence[]): Promise<Entry[]> => {
  const idsOf = (kinds: readonly string[]) => [
    ...new Set(
      shown.flatMap(({ source }) => (source.kind !== 'entry' && kinds.includes(source.kind) ? [source.recordID] : [])),
    ),
  ]
  const customers = new Map(
    (await findCustomers(db, caller, idsOf(['customer']))).map((customer) => [customer.custID, customer]),
  )
  const payments = new Map(
    (await findPaymentsByID(db, caller, idsOf(['payments', 'expiry']))).map((payment) => [payment.paymentID, payment]),
  )

  const managed = ({ source, itemDateStart }: Occurrence): ManagedEntry | undefined => {
    if (source.kind === 'entry') return undefined
    if (source.kind === 'customer') {
      const customer = customers.get(source.recordID)
      const refKey = (fieldID: string) => entryRefKey({ kind: 'customer', custID: source.recordID, fieldID })
      return customer && fieldEntries([source.field], { [source.field.id]: itemDateStart }, nameOf(customer), refKey)[0]
    }
    const payment = payments.get(source.recordID)
    if (!payment) return undefined
    const { paymentKey } = payment
    if (source.kind === 'expiry')
      return expiryEntry(paymentKey, itemDateStart, formatDollars(cents(payment.amountCents)), nameOf(payment))
    const refKey = (fieldID: string) => entryRefKey({ kind: 'payment', paymentKey, fieldID })
    return fieldEntries([source.field], { [source.field.id]: itemDateStart }, nameOf(payment), refKey)[0]
  }

  return shown.flatMap((occurrence): Entry[] => {
    const { source, occursFrom, occursTo } = occurrence
    if (source.kind === 'entry') {
      const { companyID: _, itemCustomFields, ...row } = source.row
      return [
        {
          ...row,
          itemCustomFields: JSON.parse(itemCustomFields) as Entry['itemCustomFields'],
          itemRefKey: null,
          occursFrom,
          occursTo,
        },
      ]
    }
    const entry = managed(occurrence)
    return entry ? [{ itemID: null, itemCustomFields: {}, ...entry, occursFrom, occursTo }] : []
  })
}
