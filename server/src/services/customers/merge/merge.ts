import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { addressIn } from '@xd/core/domain/customer/address.ts'
import { type MergeableCustomer, mergeCustomers } from '@xd/core/domain/customer/merge.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { found, invalid, missing } from '#failure.ts'
import { holdConversationsOf } from '#queries/conversations.ts'
import { insertMerge } from '#queries/customer-merges.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { type CustomerRow, findCustomer, lockCustomer, toCustomer } from '#queries/customers.ts'
import { addRow, changeRow, type RecordedChange, removeRow, type StoredRow } from '#queries/recorded-rows.ts'
import { audit } from '#services/audit.ts'
import { keepFormerAddress } from '#services/consents/erased-unsubscribes.ts'
import { refoldPayments } from '#services/customers/refold-payments.ts'
import { announceMerge } from './announce.ts'
import { keepRefusal } from './keep-refusal.ts'
import { moveCustomer } from './move-customer.ts'

const rowOf = (row: CustomerRow): StoredRow => row as unknown as StoredRow

/** Locks both in id order, so that two merges of the same two can't deadlock. */
const lockBoth = Effect.fnUntraced(function* (caller: Caller, one: number, other: number) {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  const rows = [
    yield* found(yield* lockCustomer(caller, low), 'customer'),
    yield* found(yield* lockCustomer(caller, high), 'customer'),
  ]
  if (rows.some(({ custErasedAt }) => custErasedAt !== null)) return yield* missing('customer')
  return (id: number) => rows.find(({ custID }) => custID === id)!
})

/** Joins their phones and their search text. One phone stays the main one, and the others still lead to them. */
const becomeOne = query(
  async (
    db: Db,
    scope: CompanyScope,
    kept: CustomerRow,
    merged: CustomerRow,
    become: MergeableCustomer,
  ): Promise<RecordedChange[]> => {
    const { custID } = kept
    const { custPhone, custFirstName, custLastName, custEmail, custDL } = become
    const changes = await removeRow(db, scope, 'customers', rowOf(merged))
    const other = custPhone === kept.custPhone ? merged.custPhone : kept.custPhone
    const otherPhones = [...((await otherPhonesOf(db, scope, [custID])).get(custID) ?? []), other]
    changes.push(
      ...(await changeRow(db, scope, 'customers', 'custID', rowOf(kept), {
        custPhone,
        custFirstName,
        custLastName,
        custEmail,
        custDL,
        ...addressIn(become),
        custLanguage: become.custLanguage,
        custCustomFields: JSON.stringify(become.custCustomFields),
        custBlocked: become.custBlocked ? 1 : 0,
        custOptedOutAt: become.custOptedOut,
        ...foldCustomer({ ...become, otherPhones }),
        createdAt: Math.min(kept.createdAt, merged.createdAt),
      })),
    )
    changes.push(...(await addRow(db, scope, 'customer_phones', { custPhone: other, custID })))
    return changes
  },
)

/** Merges two customers into one. Every change is recorded, so that the merge can be undone. */
export const mergeCustomer = Effect.fnUntraced(function* (
  caller: Caller,
  { keptID, mergedID, choices }: Input<'customers/merge'>,
) {
  const { write } = yield* Database
  const { companyID, userID } = caller
  const at = yield* Clock.currentTimeMillis
  if (keptID === mergedID) return yield* invalid({ mergedID: 'Choose two different customers' })
  return yield* write(
    Effect.gen(function* () {
      const rowBy = yield* lockBoth(caller, keptID, mergedID)
      const [kept, merged] = [rowBy(keptID), rowBy(mergedID)]
      yield* holdConversationsOf(caller, [keptID, mergedID])
      const become = mergeCustomers(toCustomer(kept, []), toCustomer(merged, []), choices ?? {})
      for (const row of [kept, merged]) if (row.custEmail !== become.custEmail) yield* keepFormerAddress(caller, row)
      const journal = [
        ...(yield* keepRefusal(caller, [keptID, mergedID], { at, userID })),
        ...(yield* moveCustomer(caller, mergedID, keptID)),
        ...(yield* becomeOne(caller, kept, merged, become)),
      ]
      yield* refoldPayments(caller, keptID)
      const mergeID = yield* insertMerge({
        companyID,
        custID: keptID,
        mergedCustID: mergedID,
        mergedName: customerName(merged),
        mergedPhone: merged.custPhone,
        mergedAt: at,
        mergedByID: userID,
        undoneAt: null,
        journal: JSON.stringify(journal),
      })
      yield* audit(caller, {
        action: 'customer-merge',
        target: `customer/${keptID}`,
        detail: { mergedCustID: mergedID, mergeID },
      })
      yield* announceMerge(caller, keptID, mergedID, journal)
      return { customer: yield* found(yield* findCustomer(caller, keptID), 'customer'), mergeID }
    }),
  )
})
