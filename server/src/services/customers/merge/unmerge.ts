import { Clock, Effect } from 'effect'
import { mergeCan } from '@xd/core/domain/customer/merge.ts'
import type { Caller } from '#caller.ts'
import type { TxDb } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { lastStopAt } from '#queries/consents.ts'
import { hasLaterMerge, lockMerge, markUndone } from '#queries/customer-merges.ts'
import { findCustomer, lockCustomer } from '#queries/customers.ts'
import { holdFields } from '#queries/custom-fields.ts'
import { recountLeads } from '#queries/leads.ts'
import { OF_BOTH } from '#queries/of-customer.ts'
import { recountPromises } from '#queries/promises.ts'
import { type RecordedChange, takeBack } from '#queries/recorded-rows.ts'
import { audit } from '#services/audit.ts'
import { keywordsByPhone } from '#services/consents/keywords-by-phone.ts'
import { refoldPayments } from '#services/customers/refold-payments.ts'
import { removeNoted } from '#services/imports/added-and-merged.ts'
import { announceMerge } from './announce.ts'
import { returnOwners } from './in-imports.ts'
import { keepOptOuts, keepOwnStops, keepWithdrawals } from './keep-opt-outs.ts'
import { refreshCustomer } from './refresh-customer.ts'

/** A conversation that goes back takes along everything that has arrived in it since. */
const followConversations = query(
  async (db: TxDb, scope: CompanyScope, journal: readonly RecordedChange[], keptID: number, mergedID: number) => {
    for (const change of journal) {
      if (change.did !== 'move' || change.table !== 'conversations') continue
      for (const { table } of OF_BOTH)
        await db
          .updateTable(table as 'messages')
          .set({ custID: mergedID })
          .where('companyID', '=', scope.companyID)
          .where('convoID', 'in', change.ids.map(Number))
          .where('custID', '=', keptID)
          .execute()
    }
  },
)

/** Undoes a merge, last change first. */
export const unmergeCustomer = Effect.fnUntraced(function* (caller: Caller, mergeID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      // Locked before the customers, as when fields are saved, so that the two can't deadlock.
      const fields = yield* holdFields(caller, 'customer')
      const merge = yield* found(yield* lockMerge(caller, mergeID), 'merge')
      const { custID, mergedCustID, mergedAt, undoneAt } = merge
      const kept = yield* lockCustomer(caller, custID)
      const hasLater = kept === undefined || (yield* hasLaterMerge(caller, merge))
      const can = mergeCan.undo({ mergedAt, undoneAt, hasLater }, at)
      if (!can.ok) return yield* fail('not_undoable', { sentence: can.reason })
      const journal = JSON.parse(merge.journal) as RecordedChange[]
      const lastStop = (yield* lastStopAt(caller, custID)) ?? 0
      const keywords = yield* keywordsByPhone(caller, custID)
      yield* Effect.gen(function* () {
        for (const change of [...journal].reverse()) yield* takeBack(caller, change)
        yield* returnOwners(caller, merge, journal, at)
        yield* followConversations(caller, journal, custID, mergedCustID)
        for (const id of [custID, mergedCustID]) {
          yield* refreshCustomer(caller, id, fields)
          yield* refoldPayments(caller, id)
        }
        yield* recountLeads(caller, [custID, mergedCustID])
        yield* recountPromises(caller, [custID, mergedCustID])
        yield* markUndone(caller, mergeID, at)
      })
      yield* keepOptOuts(caller, kept!, merge, lastStop)
      for (const id of [custID, mergedCustID]) yield* keepOwnStops(caller, id, keywords)
      yield* keepWithdrawals(caller, merge, at)
      yield* removeNoted(caller, journal)
      yield* audit(caller, {
        action: 'customer-unmerge',
        target: `customer/${custID}`,
        detail: { mergedCustID, mergeID },
      })
      yield* announceMerge(caller, custID, mergedCustID, journal)
      return {
        customer: yield* found(yield* findCustomer(caller, custID), 'customer'),
        restored: (yield* findCustomer(caller, mergedCustID)) ?? null,
      }
    }),
  )
})
