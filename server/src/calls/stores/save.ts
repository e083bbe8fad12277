import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found } from '#failure.ts'
import { findStore, replaceStoreHours, updateStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { checkStoreChange } from '#services/stores/check-store-change.ts'
import { presentStores } from '#services/stores/present-store.ts'

/** A text to a number must reach one store. */
const numberTaken = fail('invalid_input', { fields: { 'store.storeSMSNumber': 'Another store uses this number' } })

export const save = handle(
  'stores/save',
  Effect.fnUntraced(function* ({ store }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { storeID, change, hours } = yield* checkStoreChange(store)
    const [saved] = yield* write((tx) =>
      Effect.gen(function* () {
        if (Object.keys(change).length > 0)
          yield* tx.query((db) => updateStore(db, caller, storeID, change)).pipe(orWhenTaken(numberTaken))
        yield* tx.query((db) => replaceStoreHours(db, caller, storeID, hours))
        yield* audit(tx, caller, { at, action: 'store-save', target: `store/${storeID}`, detail: store })
        tx.emit('reload_stores', { storeID }, { companyID: caller.companyID, storeID })
        const saved = yield* found(yield* tx.query((db) => findStore(db, caller, storeID)), 'store')
        return yield* tx.query((db) => presentStores(db, caller, [saved]))
      }),
    )
    return { store: yield* found(saved, 'store') }
  }),
)
