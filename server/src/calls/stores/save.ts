import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found } from '#failure.ts'
import { insertAudit } from '#queries/audit.ts'
import { findStore, replaceStoreHours, updateStore } from '#queries/stores.ts'
import { checkStoreChange } from '#services/stores/check-store-change.ts'
import { presentStore } from '#services/stores/present-store.ts'

/** A text to a number must reach one store. */
const numberTaken = fail('invalid_input', { fields: { 'store.storeSMSNumber': 'Another store uses this number' } })

export const save = handle(
  'stores/save',
  Effect.fnUntraced(function* ({ store }, caller) {
    const { write } = yield* Database
    const { companyID, userID, ip } = caller
    const at = yield* Clock.currentTimeMillis
    const { storeID, change, hours } = yield* checkStoreChange(store)
    const saved = yield* write((tx) =>
      Effect.gen(function* () {
        if (Object.keys(change).length > 0) yield* tx.query((db) => updateStore(db, caller, storeID, change)).pipe(orWhenTaken(numberTaken))
        yield* tx.query(async (db) => {
          await replaceStoreHours(db, caller, storeID, hours)
          const detail = JSON.stringify(store)
          await insertAudit(db, { companyID, at, actorUserID: userID, subjectUserID: userID, action: 'store-save', target: `store/${storeID}`, detail, ip })
        })
        tx.emit('reload_stores', { storeID }, { companyID, storeID })
        return yield* found(yield* tx.query((db) => findStore(db, caller, storeID)))
      }),
    )
    return { store: presentStore(saved) }
  }),
)
