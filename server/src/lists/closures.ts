import { Effect } from 'effect'
import type { ClosureSearch } from '@xd/core/contract/stores.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { type ClosureRow, listClosures } from '#queries/closures.ts'
import { listStores } from '#queries/stores.ts'
import { type Columns, csvFile, yesCell } from './csv-file.ts'
import { atOnce } from './report.ts'

/** Days on which stores are closed or open at other times, also those that have passed. */
export const file = Effect.fnUntraced(function* (_: ClosureSearch, caller: Caller) {
  const { read } = yield* Database
  const [closures, stores] = yield* read((db) => Promise.all([listClosures(db, caller), listStores(db, caller)]))
  const names = new Map(stores.map(({ storeID, storeName }) => [storeID, storeName]))
  const columns: Columns<ClosureRow> = [
    ['Day', ({ day }) => day],
    ['Every year', ({ yearly }) => yesCell(yearly === 1)],
    ['Store', ({ storeID }) => (storeID === null ? 'All stores' : (names.get(storeID) ?? ''))],
    ['Opens', ({ opens }) => opens?.slice(0, 5) ?? 'Closed'],
    ['Closes', ({ closes }) => closes?.slice(0, 5) ?? ''],
    ['Note', ({ note }) => note],
  ]
  return csvFile(columns, atOnce(closures))
})
