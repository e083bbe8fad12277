import { Effect } from 'effect'
import { parseEntryRefKey } from '@xd/core/domain/calendar/managed.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found, invalid } from '#failure.ts'
import { findEntries } from '#queries/calendar-entries.ts'
import { findManaged, ownEntry } from '#services/calendar/entry-sources.ts'
import { presentEntry } from '#services/calendar/present-entries.ts'

export const fetch = handle(
  'calendar/entries/fetch',
  Effect.fnUntraced(function* ({ entryID, itemRefKey }, caller) {
    const { read } = yield* Database
    const key = itemRefKey ?? entryID
    if (key === undefined || key === null)
      return yield* invalid({ entryID: 'Name an entry, or the reference key of one' })
    const entry = yield* read(async (db) => {
      if (typeof key === 'number') {
        const [row] = await findEntries(db, caller, [key])
        return row && presentEntry(db, caller, ownEntry(row))
      }
      const owner = parseEntryRefKey(key)
      const candidate = owner && (await findManaged(db, caller, owner))
      return candidate && presentEntry(db, caller, candidate)
    })
    return { entry: yield* found(entry, 'entry') }
  }),
)
