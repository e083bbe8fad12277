import { Effect } from 'effect'
import type { CategorySearch } from '@xd/core/contract/calendar.ts'
import type { Caller } from '#caller.ts'
import { type CategoryRow, listCategories } from '#queries/calendar-categories.ts'
import { type Columns, csvFile } from './csv-file.ts'
import { atOnce } from './report.ts'

const COLUMNS: Columns<CategoryRow> = [
  ['Calendar', ({ catTitle }) => catTitle],
  ['Color', ({ catColor }) => catColor],
]

/** The company's calendars, not what is on them. */
export const file = Effect.fnUntraced(function* ({ filter }: CategorySearch, caller: Caller) {
  return csvFile(COLUMNS, atOnce(yield* listCategories(caller, filter ?? '')))
})
