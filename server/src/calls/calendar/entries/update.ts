import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { lockEntry } from '#queries/calendar-entries.ts'
import { removeEntry } from '#services/calendar/delete-entry.ts'
import { ownEntry } from '#services/calendar/entry-sources.ts'
import { presentEntry } from '#services/calendar/present-entries.ts'
import { madeOnce } from '#services/made-once.ts'
import { saveEntry } from '#services/calendar/save-entry.ts'
import { fail, found } from '#failure.ts'

export const update = handle(
  'calendar/entries/update',
  Effect.fnUntraced(function* ({ entry: given, expectedVersion, dropValues, putsBack, clientKey }, caller) {
    const { write } = yield* Database
    const { itemID } = given
    if (typeof itemID === 'string' || typeof given.itemRefKey === 'string') return yield* fail('managed_entry')
    return yield* write(
      Effect.gen(function* () {
        const tell = (id: number) => emit('reload_calendar_event', { itemID: id }, { companyID: caller.companyID })
        if (given.deleteEntry === true) {
          const deletion = yield* removeEntry(caller, itemID ?? 0, expectedVersion ?? undefined)
          yield* tell(itemID ?? 0)
          return { entry: null, deletion }
        }
        const saving = saveEntry(caller, given, {
          itemID: itemID ?? undefined,
          expectedVersion: expectedVersion ?? undefined,
          dropValues: dropValues === true,
          putsBack: putsBack ?? undefined,
        })
        const making = { call: 'calendar/entries/update', clientKey, known: itemID } as const
        const savedID = yield* madeOnce(caller, making, saving)
        yield* tell(savedID)
        const row = yield* found(yield* lockEntry(caller, savedID), 'entry')
        const entry = yield* found(yield* presentEntry(caller, ownEntry(row)), 'entry')
        return { entry, deletion: null }
      }),
    )
  }),
)
