import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { lockImport, undoImport } from '#queries/calendar-imports.ts'
import { audit } from '#services/audit.ts'

export const undo = handle(
  'calendar/imports/undo',
  Effect.fnUntraced(function* ({ importID }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const { filename } = yield* found(yield* lockImport(caller, importID), 'calendar-import')
        const done = yield* undoImport(caller, importID, at)
        // The list of imports shows it as undone, whatever was left of it.
        yield* emit('reload_calendar', {}, { companyID: caller.companyID })
        if (done.removed === 0) return done
        const target = `calendar-import/${importID}`
        yield* audit(caller, { action: 'calendar-import-undo', target, detail: { filename, ...done } })
        return done
      }),
    )
  }),
)
