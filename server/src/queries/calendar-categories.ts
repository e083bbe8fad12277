import { byName } from '@xd/core/domain/text/by-name.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { deriveColors } from '@xd/core/domain/color/derive.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'

export interface CategoryRow {
  readonly catID: number
  readonly catTitle: string
  readonly catColor: string
  readonly catVersion: number
}

const categories = (db: Db, { companyID }: CompanyScope) =>
  db
    .selectFrom('calendar_categories')
    .select(['catID', 'catTitle', 'catColor', 'catVersion'])
    .where('companyID', '=', companyID)

/** The row as the API shows it. */
export const toCategory = (row: CategoryRow) => {
  const derived = deriveColors(row.catColor)
  return { ...row, catTextColor: derived?.text ?? '#000000', catBorderColor: derived?.border ?? '#000000' }
}

/** The calendars whose title contains the text, by title. */
export const listCategories = query(async (db: Db, scope: CompanyScope, filter: string) => {
  const wanted = foldText(filter)
  const folded = (await categories(db, scope).execute()).map((row) => ({ row, fold: foldText(row.catTitle) }))
  // Sorted here: PostgreSQL would use the collation it was set up with.
  const sorted = folded
    .filter(({ fold }) => fold.includes(wanted))
    .sort((a, b) => byName(a.row.catTitle, b.row.catTitle) || a.row.catID - b.row.catID)
  return sorted.map(({ row }) => toCategory(row))
})

export const findCategory = query((db: Db, scope: CompanyScope, catID: number): Promise<CategoryRow | undefined> =>
  categories(db, scope).where('catID', '=', catID).executeTakeFirst(),
)

/** The company's calendars, locked against other changes of titles: PostgreSQL locks the company's row for that. */
export const lockTitles = query(async (db: TxDb, scope: CompanyScope): Promise<CategoryRow[]> => {
  if (isPostgres(db))
    await db
      .selectFrom('companies')
      .select('companyID')
      .where('companyID', '=', scope.companyID)
      .forNoKeyUpdate()
      .execute()
  return categories(db, scope).execute()
})

/** A calendar, locked until the transaction ends: to delete it, or to put an entry on it while nobody can delete it. */
export const lockCategory = query(
  (db: TxDb, scope: CompanyScope, catID: number, to: 'delete' | 'use'): Promise<CategoryRow | undefined> =>
    categories(db, scope)
      .where('catID', '=', catID)
      .$if(isPostgres(db), (query) => (to === 'delete' ? query.forUpdate() : query.forShare()))
      .executeTakeFirst(),
)

export const insertCategory = query(
  async (db: TxDb, { companyID }: CompanyScope, category: Omit<CategoryRow, 'catID' | 'catVersion'>): Promise<number> =>
    (
      await db
        .insertInto('calendar_categories')
        .values({ companyID, ...category })
        .returning('catID')
        .executeTakeFirstOrThrow()
    ).catID,
)

export const { update: updateCategory } = rowsByID('calendar_categories', 'catID')

/** Deletes a calendar, and everyone's choice to see it or not. Its entries must be gone by then. */
export const deleteCategory = query(async (db: TxDb, { companyID }: CompanyScope, catID: number): Promise<void> => {
  for (const table of ['calendar_choices', 'calendar_categories'] as const)
    await db
      .deleteFrom(table as 'calendar_categories')
      .where('companyID', '=', companyID)
      .where('catID', '=', catID)
      .execute()
})
