import { Effect } from 'effect'
import type { CalendarImportSearch } from '@xd/core/contract/calendar.ts'
import type { Caller } from '#caller.ts'
import { listImports } from '#queries/calendar-imports.ts'
import { type Columns, csvFile, dateCell } from './csv-file.ts'
import { readNames } from './names.ts'
import { atOnce } from './report.ts'

type Row = Awaited<ReturnType<typeof listImports>>[number]

/** Every import of a calendar file, newest first. */
export const file = Effect.fnUntraced(function* (_: CalendarImportSearch, caller: Caller) {
  const rows = yield* listImports(caller)
  const { companyTimezone, user } = yield* readNames(caller)
  const columns: Columns<Row> = [
    ['File', ({ filename }) => filename],
    ['Entries', ({ made }) => made],
    ['Unchanged entries', ({ left }) => left],
    ['Imported by', ({ userID }) => user(userID)],
    ['Imported', ({ importedAt }) => dateCell(importedAt, companyTimezone)],
    ['Undone', ({ undoneAt }) => (undoneAt === null ? '' : dateCell(undoneAt, companyTimezone))],
    ['Time zone', () => companyTimezone],
  ]
  return csvFile(columns, atOnce(rows))
})
