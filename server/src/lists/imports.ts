import { Effect } from 'effect'
import type { Import } from '@xd/core/contract/entity/import.ts'
import type { ImportSearch } from '@xd/core/contract/imports.ts'
import { IMPORT_ORDERS, type ImportFilter, type ImportRowStored, listImports } from '#queries/imports.ts'
import { presentImport } from '#services/imports/present-imports.ts'
import { askedStore } from './asked.ts'
import type { List } from './list.ts'

export const imports: List<ImportSearch, ImportFilter, ImportRowStored, typeof Import.Type> = {
  sorting: { orders: IMPORT_ORDERS, sortBy: 'importedAt', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store }, caller) {
    const storeID = yield* askedStore(store, caller)
    return { filter: filter ?? '', ...(storeID !== undefined && { storeID }) }
  }),
  query: listImports,
  present: (_db, _caller, rows, { now }) => Promise.resolve(rows.map((row) => presentImport(row, now))),
}
