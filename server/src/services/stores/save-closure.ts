import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { found, invalid, requireValid } from '#failure.ts'
import {
  type ClosureRow,
  deleteClosure,
  insertClosure,
  listClosures,
  lockClosure,
  updateClosure,
} from '#queries/closures.ts'
import { audit } from '#services/audit.ts'
import { nextValue } from '#services/next-value.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { requireAllStores } from '#services/users/require-all-stores.ts'
import { withSeconds } from './check-store-change.ts'
import { emit } from '#db/database.ts'
import { hoursChanged } from '#reactions.ts'

type Given = Input<'settings/stores/closures/save'>['closure']

/** More than anyone enters by hand, and few enough to send with every store. */
const MOST = 500

const dayTaken = invalid({ 'closure.day': 'This day is already in the list' })

/** A closure's new state, checked. */
const written = Effect.fnUntraced(function* (given: Given, before: ClosureRow | undefined) {
  const fields: Record<string, string> = {}
  const day = given.day ?? before?.day ?? ''
  const opens = nextValue(given.opens, before?.opens)
  const closes = nextValue(given.closes, before?.closes)
  if (parseLocalDay(day) === undefined) fields['closure.day'] = 'Choose a day'
  if (opens !== null && closes === null) fields['closure.closes'] = 'Enter when the store closes'
  if (opens === null && closes !== null) fields['closure.opens'] = 'Enter when the store opens'
  yield* requireValid(fields)
  return {
    storeID: nextValue(given.storeID, before?.storeID),
    day,
    opens: opens && withSeconds(opens),
    closes: closes && withSeconds(closes),
    note: (given.note ?? before?.note ?? '').trim(),
    yearly: (given.yearly ?? before?.yearly === 1) ? (1 as const) : (0 as const),
  }
})

/** The closure's name in the activity log. */
const saidOf = ({
  storeID,
  day,
  opens,
  closes,
  note,
  yearly,
}: Omit<ClosureRow, 'closureID' | 'companyID' | 'closureVersion'>) => ({
  storeID,
  day,
  opens,
  closes,
  note,
  yearly: yearly === 1,
})

interface Saving {
  readonly at: number
  readonly expectedVersion: ExpectedVersion
}

/** Adds, changes or deletes a closure; returns its id. */
export const saveClosure = Effect.fnUntraced(function* (caller: Caller, given: Given, { at, expectedVersion }: Saving) {
  const { companyID } = caller
  const { closureID: known, deleteClosure: deletes, ...detail } = given
  const before =
    typeof known === 'number' || deletes === true
      ? yield* found(yield* lockClosure(caller, known ?? 0), 'closure')
      : undefined
  if (before) yield* requireVersion(expectedVersion, before.closureVersion)
  const storeID = nextValue(given.storeID, before?.storeID)
  if (storeID === null || before?.storeID === null) yield* requireAllStores(caller)
  const tell = (action: ActivityAction, closureID: number, storeID: number | null, what: object) => {
    // A closure that moves between stores changes both, so everyone is told.
    const moved = before !== undefined && before.storeID !== storeID
    const audience: { readonly storeID?: number } = storeID === null || moved ? {} : { storeID }
    return Effect.all([
      emit('reload_stores', audience, { companyID, ...audience }),
      hoursChanged(caller, audience.storeID ?? null, at),
      audit(caller, { action, target: `closure/${closureID}`, detail: what }),
    ])
  }
  if (before !== undefined && deletes === true) {
    yield* deleteClosure(caller, before.closureID)
    yield* tell('closure-delete', before.closureID, before.storeID, { day: before.day, note: before.note })
    return before.closureID
  }
  const closure = yield* written(given, before)
  if (before === undefined && (yield* listClosures(caller)).length >= MOST)
    return yield* invalid({ 'closure.day': `At most ${MOST} days. Delete old ones first.` })
  const saved =
    before === undefined
      ? insertClosure({ companyID, ...closure })
      : updateClosure(caller, before.closureID, { ...closure, closureVersion: before.closureVersion + 1 }).pipe(
          Effect.as(before.closureID),
        )
  const closureID = yield* saved.pipe(orWhenTaken(dayTaken))
  yield* tell(
    'closure-save',
    closureID,
    closure.storeID,
    before ? whatDiffers(saidOf(before), saidOf(closure)) : detail,
  )
  return closureID
})
