import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { within } from '#db/query.ts'
import { missing } from '#failure.ts'
import { presentCustomerIDs } from '#queries/customers.ts'
import { addLabel, removeLabel } from '#queries/row-labels.ts'
import { requireLabels } from '#services/labels/require-labels.ts'

export const changeLabel = handle(
  'customers/change-label',
  Effect.fnUntraced(function* ({ custIDs, labelID, removed }, caller) {
    const { write } = yield* Database
    const ids = [...new Set(custIDs)]
    const changed = yield* write(
      Effect.gen(function* () {
        if ((yield* presentCustomerIDs(caller, ids)).length < ids.length) return yield* missing('customer')
        yield* requireLabels(caller, 'customer', [labelID])
        const change = removed === true ? removeLabel : addLabel
        const changed = yield* within((db) => change(db, caller, { module: 'customer', ids, labelID }))
        for (const custID of changed) yield* emit('reload_customer', { custID }, { companyID: caller.companyID })
        return changed
      }),
    )
    return { changed }
  }),
)
