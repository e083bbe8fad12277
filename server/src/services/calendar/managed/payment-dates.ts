import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { wordsOfCustomer } from '@xd/core/domain/calendar/entry-search.ts'
import { entryRefKey, expiryEntry, fieldEntries, REQUEST_EXPIRES } from '@xd/core/domain/calendar/managed.ts'
import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import type { Db } from '#db/connect.ts'
import { expiriesIn } from '#queries/calendar-entries.ts'
import { findPayment, findPaymentsByID } from '#queries/payments.ts'
import { type Candidate, type ManagedSource, presentBy, recordsOf, type Viewer } from '#services/calendar/candidate.ts'
import { dateIn, datesAround } from './field-dates.ts'

const mayRead = ({ permissions, features }: Viewer): boolean =>
  holds(permissions, 'payments') && hasFeature(features, 'payments')

const paymentsOf = async (db: Db, viewer: Viewer, candidates: readonly Candidate[]) =>
  new Map(
    (await findPaymentsByID(db, viewer, recordsOf(candidates))).map((payment) => [payment.paymentID, payment] as const),
  )

/** Dates in the custom fields of requests. */
export const paymentDates: ManagedSource = {
  mayRead,
  around: (db, viewer, window, wants, words) => datesAround(db, viewer, 'payments', { window, wants, words }),
  find: async (db, viewer, owner) => {
    if (owner.kind !== 'payment' || owner.fieldID === undefined) return undefined
    const payment = await findPayment(db, viewer, owner.paymentKey)
    return payment && dateIn(db, viewer, 'payments', payment.paymentID, owner.fieldID)
  },
  present: async (db, viewer, candidates, nameOf) =>
    presentBy(candidates, await paymentsOf(db, viewer, candidates), ({ field, itemDateStart }, payment) => {
      const refKey = (fieldID: string) => entryRefKey({ kind: 'payment', paymentKey: payment.paymentKey, fieldID })
      return field && fieldEntries([field], { [field.id]: itemDateStart }, nameOf(payment), refKey)[0]
    }),
}

const expiry = (paymentID: number, validBefore: string): Candidate => ({
  source: 'expiry',
  recordID: paymentID,
  part: '',
  itemCalendarID: null,
  itemDateStart: validBefore as EntryDate,
  itemDateEnd: validBefore as EntryDate,
  itemRepeat: null,
})

/** When unpaid requests stop being payable. */
export const expiries: ManagedSource = {
  mayRead,
  around: async (db, viewer, window, wants, words) =>
    wants(null)
      ? (await expiriesIn(db, viewer, window, wordsOfCustomer(words, REQUEST_EXPIRES))).map(
          ({ paymentID, validBeforeLocal }) => expiry(paymentID, validBeforeLocal),
        )
      : [],
  find: async (db, viewer, owner) => {
    if (owner.kind !== 'payment' || owner.fieldID !== undefined) return undefined
    const payment = await findPayment(db, viewer, owner.paymentKey)
    return payment?.paymentStatus === 'sent' ? expiry(payment.paymentID, payment.validBeforeLocal) : undefined
  },
  present: async (db, viewer, candidates, nameOf) =>
    presentBy(candidates, await paymentsOf(db, viewer, candidates), ({ itemDateStart }, payment) =>
      expiryEntry(payment.paymentKey, itemDateStart, formatDollars(cents(payment.amountCents)), nameOf(payment)),
    ),
}
