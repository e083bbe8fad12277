import type { Selectable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { DraftsTable } from '#db/message-parts-tables.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'

export type DraftRow = Selectable<DraftsTable>

/** The owner of the drafts: a caller. */
export type Writer = CompanyScope & { readonly userID: number }

const drafts = prepared(
  (db, { companyID, userID, convoIDs }: Places<{ companyID: number; userID: number; convoIDs: readonly number[] }>) =>
    db
      .selectFrom('drafts')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('userID', '=', userID)
      .where(among(db, 'convoID', convoIDs)),
)

/** A user's drafts, by conversation. */
export const draftsOf = async (
  db: Db,
  { companyID, userID }: Writer,
  convoIDs: readonly number[],
): Promise<Map<number, DraftRow>> => {
  if (convoIDs.length === 0) return new Map()
  const rows = await drafts(db, { companyID, userID, convoIDs })
  return new Map(rows.map((row) => [row.convoID, row]))
}

/** The users with drafts in these conversations. */
export const writersIn = (db: Db, { companyID }: Tenant, convoIDs: readonly number[]) =>
  convoIDs.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('drafts')
        .select(['userID', 'convoID'])
        .where('companyID', '=', companyID)
        .where('convoID', 'in', convoIDs)
        .execute()

export const keepDraft = query(
  async (db: TxDb, { companyID, userID }: Writer, draft: Omit<DraftRow, 'companyID' | 'userID'>): Promise<void> => {
    const { convoID: _, ...written } = draft
    await db
      .insertInto('drafts')
      .values({ companyID, userID, ...draft })
      .onConflict((conflict) => conflict.columns(['companyID', 'userID', 'convoID']).doUpdateSet(written))
      .execute()
  },
)

/** A draft's pictures, as stored and as read. */
export const draftMediaOf = (mediaIDs: readonly number[]): string => JSON.stringify(mediaIDs)
export const mediaIDsOfDraft = ({ draftMedia }: Pick<DraftRow, 'draftMedia'>): readonly number[] =>
  JSON.parse(draftMedia) as number[]

/** Deletes a draft; with `sent`, only if it still matches that. */
export const forgetDraft = query(
  async (
    db: TxDb,
    { companyID, userID }: Writer,
    convoID: number,
    sent?: { body: string; mediaIDs: readonly number[] },
  ): Promise<void> => {
    await db
      .deleteFrom('drafts')
      .where('companyID', '=', companyID)
      .where('userID', '=', userID)
      .where('convoID', '=', convoID)
      .$if(sent !== undefined, (query) =>
        query.where('draftBody', '=', sent!.body).where('draftMedia', '=', draftMediaOf(sent!.mediaIDs)),
      )
      .execute()
  },
)
