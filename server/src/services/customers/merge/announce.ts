import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { type RecordedChange, rowsWhere } from '#queries/recorded-rows.ts'
import { emit } from '#db/database.ts'

/** The conversations that a merge folded into others. They don't exist while the merge stands. */
const takenIn = (journal: readonly RecordedChange[]) =>
  journal.flatMap((change) =>
    change.did === 'remove' && change.table === 'conversations'
      ? [{ convoID: Number(change.row['convoID']), storeID: Number(change.row['storeID']) }]
      : [],
  )

/** Announces both customers to everyone, and to each store the conversations, payments and plans that have changed. */
export const announceMerge = Effect.fnUntraced(function* (
  scope: CompanyScope,
  keptID: number,
  mergedID: number,
  journal: readonly RecordedChange[],
) {
  const { companyID } = scope
  for (const custID of [keptID, mergedID]) {
    yield* emit('reload_customer', { custID }, { companyID })
    yield* emit('reload_comments', { commentKey: `customer/${custID}` }, { companyID })
  }
  const rows = {
    convos: [
      ...(yield* rowsWhere(scope, 'conversations', { custID: keptID })),
      ...(yield* rowsWhere(scope, 'conversations', { custID: mergedID })),
    ],
    payments: [
      ...(yield* rowsWhere(scope, 'payments', { custID: keptID })),
      ...(yield* rowsWhere(scope, 'payments', { custID: mergedID })),
    ],
    plans: [
      ...(yield* rowsWhere(scope, 'plans', { custID: keptID })),
      ...(yield* rowsWhere(scope, 'plans', { custID: mergedID })),
    ],
  }
  const convos = new Map(
    [...takenIn(journal), ...rows.convos].map((row) => [Number(row['convoID']), Number(row['storeID'])]),
  )
  for (const [convoID, storeID] of convos) {
    yield* emit('reload_inbox', { convoID }, { companyID, storeID })
    yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
    yield* emit('reload_comments', { commentKey: `convo/${convoID}` }, { companyID, storeID })
  }
  for (const row of rows.payments)
    yield* emit(
      'reload_payments',
      { paymentKey: String(row['paymentKey']) },
      { companyID, storeID: Number(row['storeID']) },
    )
  for (const row of rows.plans)
    yield* emit('reload_plans', { planID: Number(row['planID']) }, { companyID, storeID: Number(row['storeID']) })
})
