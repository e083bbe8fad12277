import { type BubbleSettings, DEFAULT_BUBBLE } from '@xd/core/domain/bubble/settings.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

export interface SavedBubble {
  readonly settings: BubbleSettings
  readonly version: number
}

const rowOf = (db: Db, { companyID }: Tenant) =>
  db.selectFrom('bubble_settings').select(['settings', 'version']).where('companyID', '=', companyID)

/** A company's chat bubble settings; at version 0, nothing has been set. */
const read = (row: { readonly settings: string; readonly version: number } | undefined): SavedBubble => ({
  settings: { ...DEFAULT_BUBBLE, ...(row && (JSON.parse(row.settings) as BubbleSettings)) },
  version: row?.version ?? 0,
})

export const findBubble = query(async (db: Db, scope: Tenant): Promise<SavedBubble> =>
  read(await rowOf(db, scope).executeTakeFirst()),
)

/** The same, locked until the end of the transaction. */
export const lockBubble = query(async (db: TxDb, { companyID }: Tenant): Promise<SavedBubble> => {
  await db
    .insertInto('bubble_settings')
    .values({ companyID, settings: JSON.stringify(DEFAULT_BUBBLE), version: 0 })
    .onConflict((conflict) => conflict.column('companyID').doNothing())
    .execute()
  return read(
    await rowOf(db, { companyID })
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
  )
})

export const replaceBubble = query((db: TxDb, { companyID }: Tenant, { settings, version }: SavedBubble) =>
  db
    .updateTable('bubble_settings')
    .set({ settings: JSON.stringify(settings), version })
    .where('companyID', '=', companyID)
    .execute(),
)
