import { createHash } from 'node:crypto'
import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { IMPORT_SHOWN, type ReadEntry } from '@xd/core/domain/calendar/import.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail, found } from '#failure.ts'
import { lockCategory } from '#queries/calendar-categories.ts'
import { insertImport, insertImported, knownEvents } from '#queries/calendar-imports.ts'
import { audit } from '#services/audit.ts'
import { readFile } from './read-file.ts'

const hashOf = ({ uid }: ReadEntry): string => createHash('sha256').update(uid).digest('base64url')

const entryOf = ({ uid: _, ...entry }: ReadEntry) => entry

/** Enters the events of a file that aren't here yet; a dry run only reports what it would do. */
export const importFile = Effect.fnUntraced(function* (caller: Caller, given: Input<'calendar/import'>) {
  const { write } = yield* Database
  const { catID, ics_data, filename, dryRun } = given
  const { entries, problems, unrolled } = yield* readFile(caller, ics_data)
  const at = yield* Clock.currentTimeMillis
  const hashed = entries.map((entry) => ({ uidHash: hashOf(entry), entry: entryOf(entry) }))
  const hashes = hashed.map(({ uidHash }) => uidHash)

  const enter = write(
    Effect.gen(function* () {
      yield* found(yield* lockCategory(caller, catID, 'use'), 'category')
      const known = yield* knownEvents(caller, hashes)
      const fresh = hashed.filter(({ uidHash }) => !known.has(uidHash))
      if (fresh.length === 0) return { importID: null, known }
      const { companyID, userID } = caller
      const [made, name] = [fresh.length, filename?.trim() || 'calendar.ics']
      const row = { companyID, userID, filename: name, made, importedAt: at, undoneAt: null }
      const importID = yield* insertImport(row)
      const rows = fresh.map(({ uidHash, entry }) => ({
        uidHash,
        entry: { companyID, itemCalendarID: catID, ...entry },
      }))
      yield* insertImported(caller, importID, rows)
      yield* emit('reload_calendar', {}, { companyID })
      const target = `calendar-import/${importID}`
      yield* audit(caller, { action: 'calendar-import', target, detail: { filename: name, made } })
      return { importID, known }
    }),
  ).pipe(orWhenTaken(fail('unavailable', { sentence: 'Someone is importing the same file. Try again in a moment.' })))

  const looked = Effect.map(knownEvents(caller, hashes), (known) => ({ importID: null, known }))
  const { importID, known } = yield* dryRun === true ? looked : enter
  return {
    importID,
    made: hashed.length - known.size,
    known: known.size,
    unrolled,
    entries: hashed.slice(0, IMPORT_SHOWN).map(({ uidHash, entry }) => ({ ...entry, isKnown: known.has(uidHash) })),
    problemCount: problems.length,
    problems: problems.slice(0, IMPORT_SHOWN),
  }
})
