import { Effect } from 'effect'
import { type Caller, lookingBack } from '#caller.ts'
import { changedHours } from '@xd/core/domain/hours/changed-hours.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found, invalid } from '#failure.ts'
import { storeDays } from '#queries/store-days.ts'
import { bumpStore, findStore, replaceStoreHours, type StoreRow, updateStore } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { checkStoreChange, type StoreInput } from './check-store-change.ts'
import { createStore } from './create-store.ts'
import { requireUnused } from './store-in-use.ts'
import { emit } from '#db/database.ts'
import { hoursChanged } from '#reactions.ts'

/** A number must belong to only one store, so that a text reaches it. */
const numberTaken = invalid({ 'store.storeSMSNumber': 'Another store uses this number' })

export interface Saving {
  readonly at: number
  readonly expectedVersion: number | undefined
}

const isOpen = ({ storeEnabled, storeDeleted }: Pick<StoreRow, 'storeEnabled' | 'storeDeleted'>) =>
  storeEnabled === 1 && storeDeleted === 0

type Checked = Effect.Success<ReturnType<typeof checkStoreChange>>

/** For the activity log, in the words in which it was given. */
const differing = (before: StoreRow, change: Checked['change'], hours: Checked['hours'], given: object): object => {
  const storeHours = changedHours(storeDays(before.storeHours), storeDays(hours))
  const differs = whatDiffers(before, change)
  const fields = Object.entries(given).filter(([name]) => name in differs)
  return { ...Object.fromEntries(fields), ...(storeHours.length > 0 && { storeHours }) }
}

/** Creates or changes a store, and returns its id. */
export const saveStore = Effect.fnUntraced(function* (
  caller: Caller,
  given: StoreInput,
  { at, expectedVersion }: Saving,
) {
  const { change, hours } = yield* checkStoreChange(given)
  const { companyID } = caller
  const { storeID: known, ...detail } = given
  if (typeof known !== 'number') {
    const storeID = yield* createStore(caller, change).pipe(orWhenTaken(numberTaken))
    yield* replaceStoreHours(caller, storeID, hours)
    yield* audit(caller, { action: 'store-create', target: `store/${storeID}`, detail })
    yield* emit('reload_stores', { storeID }, { companyID })
    return storeID
  }

  const before = yield* found(yield* findStore(lookingBack(caller), known), 'store')
  if (!(yield* bumpStore(caller, known, expectedVersion))) return yield* fail('conflict')
  const after = { ...before, ...change }
  if (isOpen(before) && !isOpen(after)) yield* requireUnused(caller, known, at)
  if (Object.keys(change).length > 0) yield* updateStore(caller, known, change).pipe(orWhenTaken(numberTaken))
  yield* replaceStoreHours(caller, known, hours)
  const isMoved = after.storeTimezone !== before.storeTimezone
  if (isMoved || changedHours(storeDays(before.storeHours), storeDays(hours)).length > 0)
    yield* hoursChanged(caller, known, at)
  const action = after.storeDeleted > before.storeDeleted ? 'store-delete' : 'store-save'
  yield* audit(caller, { action, target: `store/${known}`, detail: differing(before, change, hours, detail) })
  if (isOpen(before) && isOpen(after)) yield* emit('reload_stores', { storeID: known }, { companyID, storeID: known })
  else {
    // Nobody is allowed at a closed store, and opening or closing one changes every list.
    yield* emit('reload_stores', { storeID: known }, { companyID })
    if (isOpen(before) !== isOpen(after)) yield* emit('reload_all', {}, { companyID })
  }
  return known
})
