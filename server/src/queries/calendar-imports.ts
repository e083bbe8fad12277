import type { Insertable, Selectable } from 'kysely'
import type { CalendarEntriesTable, CalendarImportsTable } from '#db/calendar-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { Tenant } from '#db/scope.ts'

export type ImportRow = Selectable<CalendarImportsTable>

/** Which of these events were imported before, and still exist. */
export const knownEvents = query(
  async (db: Db, { companyID }: Tenant, hashes: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('calendar_import_entries')
      .select('uidHash')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'uidHash', hashes))
      .execute()
    return new Set(rows.map(({ uidHash }) => uidHash))
  },
)

export const { lock: lockImport, insert: insertImport } = rowsByID('calendar_imports', 'importID')

/** SQLite takes 32,766 values in a statement. */
const AT_ONCE = 1000

type NewEntry = Insertable<CalendarEntriesTable>
interface Imported {
  readonly uidHash: string
  readonly entry: NewEntry
}

/** Entries equal in all of these may trade IDs. */
const looks = ({ itemTitle, itemDateStart, itemDateEnd, itemRepeat }: Omit<NewEntry, 'companyID'>): string =>
  JSON.stringify([itemTitle, itemDateStart, itemDateEnd, itemRepeat])

/** Inserts entries, and records which events they came from. */
export const insertImported = query(
  async (db: TxDb, { companyID }: Tenant, importID: number, all: readonly Imported[]): Promise<void> => {
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE)
      const made = await db
        .insertInto('calendar_entries')
        .values(some.map(({ entry }) => entry))
        .returning(['itemID', 'itemTitle', 'itemDateStart', 'itemDateEnd', 'itemRepeat'])
        .execute()
      // No engine guarantees rows in the order of the values.
      const ids = new Map<string, number[]>()
      for (const row of made) {
        const alike = ids.get(looks(row)) ?? []
        alike.push(row.itemID)
        ids.set(looks(row), alike)
      }
      const rows = some.map(({ uidHash, entry }) => ({
        companyID,
        uidHash,
        itemID: ids.get(looks(entry))!.pop()!,
        importID,
      }))
      await db.insertInto('calendar_import_entries').values(rows).execute()
    }
  },
)

/** The entries of an import that nobody has changed since. */
const unchangedOf = (db: Db, { companyID }: Tenant, importID: number) =>
  db
    .selectFrom('calendar_import_entries as i')
    .innerJoin('calendar_entries as e', 'e.itemID', 'i.itemID')
    .where('i.companyID', '=', companyID)
    .where('i.importID', '=', importID)
    .where('e.itemVersion', '=', 1)

const countOf = async (query: ReturnType<typeof unchangedOf>): Promise<number> =>
  (await query.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n

/** Newest first: all, or some of them. */
export const listImports = query(async (db: Db, scope: Tenant, most?: number) => {
  const rows = await db
    .selectFrom('calendar_imports')
    .selectAll()
    .where('companyID', '=', scope.companyID)
    .orderBy('importedAt', 'desc')
    .orderBy('importID', 'desc')
    .$if(most !== undefined, (query) => query.limit(most!))
    .execute()
  const found: (ImportRow & { left: number })[] = []
  for (const row of rows)
    found.push({ ...row, left: row.undoneAt === null ? await countOf(unchangedOf(db, scope, row.importID)) : 0 })
  return found
})

/** Deletes the unchanged entries of an import, and returns how many there were and how many others are kept. */
export const undoImport = query(async (db: TxDb, scope: Tenant, importID: number, undoneAt: number) => {
  const { companyID } = scope
  const { numDeletedRows } = await db
    .deleteFrom('calendar_entries')
    .where('companyID', '=', companyID)
    .where('itemVersion', '=', 1)
    .where('itemID', 'in', (eb) =>
      eb
        .selectFrom('calendar_import_entries')
        .select('itemID')
        .where('companyID', '=', companyID)
        .where('importID', '=', importID),
    )
    .executeTakeFirstOrThrow()
  const { kept } = await db
    .selectFrom('calendar_import_entries')
    .select((eb) => eb.fn.countAll<number>().as('kept'))
    .where('companyID', '=', companyID)
    .where('importID', '=', importID)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('calendar_imports')
    .set({ undoneAt })
    .where('companyID', '=', companyID)
    .where('importID', '=', importID)
    .execute()
  return { removed: Number(numDeletedRows), kept }
})
