import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { deleteEntry, lockEntry } from '#queries/calendar-entries.ts'
import { audit } from '#services/audit.ts'
import { proofOfDeletion } from './deleted-entry.ts'

/** Deletes an entry. The returned proof lets the caller put it back. */
export const removeEntry = Effect.fnUntraced(function* (
  caller: Caller,
  itemID: number,
  expectedVersion: number | undefined,
) {
  const entry = yield* found(yield* lockEntry(caller, itemID), 'entry')
  const { itemTitle, itemDateStart, itemVersion } = entry
  if (expectedVersion !== undefined && expectedVersion !== itemVersion) return yield* fail('conflict')
  yield* deleteEntry(entry, entry.itemID)
  yield* audit(caller, {
    action: 'calendar-entry-delete',
    target: `entry/${itemID}`,
    detail: { itemTitle, itemDateStart: itemDateStart.slice(0, 10) },
  })
  return yield* proofOfDeletion(entry)
})
