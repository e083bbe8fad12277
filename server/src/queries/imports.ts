import { sql } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import type { ImportsTable } from '#db/import-tables.ts'
import type { Order } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { contains } from '#db/search.ts'

/** All columns except the file, which may be large. */
const SHOWN = [
  'importID',
  'companyID',
  'storeID',
  'filename',
  'fileHash',
  'importedAt',
  'importedByID',
  'importState',
  'mapping',
  'importRows',
  'rowsDone',
  'made',
  'matched',
  'skipped',
  'problemCount',
  'customersChanged',
  'ticketsMade',
  'ticketsChanged',
  'ticketsGone',
  'undoneAt',
] as const

const imports = (db: Db, { companyID }: Tenant) =>
  db.selectFrom('imports').select(SHOWN).where('companyID', '=', companyID)

export type ImportRowStored = NonNullable<Awaited<ReturnType<typeof findImport>>>

export const findImport = query((db: Db, scope: Tenant, importID: number) =>
  imports(db, scope).where('importID', '=', importID).executeTakeFirst(),
)

/** The import of a file; one that was undone, or imported again since, is a different import. */
export const findImportOfFile = query((db: Db, scope: Tenant, storeID: number, fileHash: string) =>
  imports(db, scope)
    .where('storeID', '=', storeID)
    .where('fileHash', '=', fileHash)
    .where('undoneAt', 'is', null)
    .where('repeatedAt', 'is', null)
    .executeTakeFirst(),
)

/** The newest file that a store has imported since, and has not undone. */
export const importAfter = query((db: Db, { companyID }: Tenant, { storeID, importID }: ImportRowStored) =>
  imports(db, { companyID })
    .where('storeID', '=', storeID)
    .where('importID', '>', importID)
    .where('undoneAt', 'is', null)
    .orderBy('importID', 'desc')
    .limit(1)
    .executeTakeFirst(),
)

export const fileOfImport = query(
  async (db: Db, { companyID }: Tenant, importID: number): Promise<string | null> =>
    (
      await db
        .selectFrom('imports')
        .select('fileText')
        .where('companyID', '=', companyID)
        .where('importID', '=', importID)
        .executeTakeFirst()
    )?.fileText ?? null,
)

export const { insert: insertImport, update: updateImport } = rowsByID('imports', 'importID')

/** Changes its state; false if someone else already has. */
export const moveImport = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    importID: number,
    from: ImportsTable['importState'],
    to: ImportsTable['importState'],
  ): Promise<boolean> => {
    const moved = await db
      .updateTable('imports')
      .set({ importState: to })
      .where('companyID', '=', companyID)
      .where('importID', '=', importID)
      .where('importState', '=', from)
      .returning('importID')
      .executeTakeFirst()
    return moved !== undefined
  },
)

export const IMPORT_ORDERS = {
  importedAt: {
    name: 'date',
    columns: [
      { ref: 'importedAt', key: 'importedAt', type: 'number' },
      { ref: 'importID', key: 'importID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface ImportFilter {
  readonly filter: string
  readonly storeID?: number
}

const importsThat = (db: Db, scope: CompanyScope, { filter, storeID }: ImportFilter) => {
  const storeIDs = storeID === undefined ? scope.storeIDs : scope.storeIDs.filter((id) => id === storeID)
  const text = filter.trim().toLowerCase()
  return imports(db, scope)
    .where('storeID', 'in', orNone(storeIDs))
    .$if(text !== '', (those) => those.where(contains(sql<string>`lower("filename")`, text)))
}

export const { page: importPage, list: listImports } = pagesOf(importsThat)

export const mappingOfStore = query(
  async (db: Db, { companyID }: Tenant, storeID: number): Promise<string | undefined> =>
    (
      await db
        .selectFrom('import_mappings')
        .select('mapping')
        .where('companyID', '=', companyID)
        .where('storeID', '=', storeID)
        .executeTakeFirst()
    )?.mapping,
)

export const rememberMapping = query((db: TxDb, { companyID }: Tenant, storeID: number, mapping: string) =>
  db
    .insertInto('import_mappings')
    .values({ companyID, storeID, mapping })
    .onConflict((conflict) => conflict.column('storeID').doUpdateSet({ mapping }))
    .execute(),
)
