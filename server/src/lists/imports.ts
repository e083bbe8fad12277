import { Effect } from 'effect'
import type { Import } from '@xd/core/contract/entity/import.ts'
import type { ImportSearch } from '@xd/core/contract/imports.ts'
import { IMPORT_STATE_LABELS } from '@xd/core/domain/import/state.ts'
import { IMPORT_ORDERS, type ImportFilter, importPage, type ImportRowStored, listImports } from '#queries/imports.ts'
import { presentImport } from '#services/imports/present-imports.ts'
import { askedStore } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof Import.Type

export const imports: ListWithFile<ImportSearch, ImportFilter, ImportRowStored, Shown> = {
  sorting: { orders: IMPORT_ORDERS, sortBy: 'importedAt', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, store }, caller) {
    const storeID = yield* askedStore(store, caller)
    return { filter: filter ?? '', ...(storeID !== undefined && { storeID }) }
  }),
  query: listImports,
  present: (_db, _caller, rows, { now }) => Promise.resolve(rows.map((row) => presentImport(row, now))),
  page: importPage,
  columns: ({ companyTimezone, user, store }) => [
    ['File', ({ filename }) => filename],
    ['Store', ({ storeID }) => store(storeID)],
    ['State', ({ importState }) => IMPORT_STATE_LABELS[importState]],
    ['Rows', ({ rows }) => rows],
    ['Rows left out', ({ skipped }) => skipped],
    ['Customers added', ({ diff }) => diff.customersMade],
    ['Customers changed', ({ diff }) => diff.customersChanged],
    ['Tickets added', ({ diff }) => diff.ticketsMade],
    ['Tickets changed', ({ diff }) => diff.ticketsChanged],
    ['Tickets gone', ({ diff }) => diff.ticketsGone],
    ['Imported by', ({ importedByID }) => user(importedByID)],
    ['Imported', ({ importedAt }) => dateCell(importedAt, companyTimezone)],
    ['Undone', ({ undoneAt }) => (undoneAt === null ? '' : dateCell(undoneAt, companyTimezone))],
    ['Time zone', () => companyTimezone],
  ],
}

export const file = fileOf(imports)
