import type { Selectable } from 'kysely'
import type { TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import type { ConversationsTable, InboxChangesTable } from '#db/tables.ts'

/** The columns that can be set in many conversations at once. */
export type ChangedColumn = 'convoStatus' | 'convoFlag' | 'convoUnread' | 'convoAssignedUserID'
export type ChangedValue = Selectable<ConversationsTable>[ChangedColumn]

interface Owner extends CompanyScope {
  readonly userID: number
}

/**
 * Conversations of the caller's stores, locked until the end of the transaction; always in the same order, so that two
 * such changes wait for each other.
 */
export const lockConversations = query(
  (db: TxDb, { companyID, storeIDs }: CompanyScope, convoIDs: readonly number[]) =>
    convoIDs.length === 0
      ? Promise.resolve([])
      : db
          .selectFrom('conversations')
          .select(['convoID', 'storeID', 'convoStatus', 'convoFlag', 'convoUnread', 'convoAssignedUserID'])
          .where('companyID', '=', companyID)
          .where('storeID', 'in', orNone(storeIDs))
          .where('convoID', 'in', convoIDs)
          .orderBy('convoID')
          .$if(isPostgres(db), (query) => query.forUpdate())
          .execute(),
)

export type ManyRow = Awaited<ReturnType<typeof lockConversations>>[number]

export const setInMany = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    convoIDs: readonly number[],
    column: ChangedColumn,
    value: ChangedValue,
  ): Promise<void> => {
    if (convoIDs.length === 0) return
    await db
      .updateTable('conversations')
      .set({ [column]: value })
      .where('companyID', '=', companyID)
      .where('convoID', 'in', convoIDs)
      .execute()
  },
)

export const addLabelToMany = query(
  async (db: TxDb, { companyID }: CompanyScope, convoIDs: readonly number[], labelID: number): Promise<void> => {
    if (convoIDs.length === 0) return
    await db
      .insertInto('conversation_labels')
      .values(convoIDs.map((convoID) => ({ companyID, convoID, labelID })))
      .execute()
  },
)

export const removeLabelFromMany = query(
  async (db: TxDb, { companyID }: CompanyScope, convoIDs: readonly number[], labelID: number): Promise<void> => {
    if (convoIDs.length === 0) return
    await db
      .deleteFrom('conversation_labels')
      .where('companyID', '=', companyID)
      .where('labelID', '=', labelID)
      .where('convoID', 'in', convoIDs)
      .execute()
  },
)

export const insertInboxChange = query(
  async (
    db: TxDb,
    { companyID, userID }: Owner,
    { changedAt, journal }: { changedAt: number; journal: string },
  ): Promise<number> =>
    (
      await db
        .insertInto('inbox_changes')
        .values({ companyID, userID, changedAt, journal })
        .returning('changeID')
        .executeTakeFirstOrThrow()
    ).changeID,
)

/**
 * Removes one of the caller's changes from the list, so that it is undone only once; undefined if it is missing, or
 * older than `since`.
 */
export const takeInboxChange = query(
  async (
    db: TxDb,
    { companyID, userID }: Owner,
    changeID: number,
    since: number,
  ): Promise<Selectable<InboxChangesTable> | undefined> =>
    db
      .deleteFrom('inbox_changes')
      .where('companyID', '=', companyID)
      .where('userID', '=', userID)
      .where('changeID', '=', changeID)
      .where('changedAt', '>', since)
      .returningAll()
      .executeTakeFirst(),
)

export const deleteInboxChangesBefore = async (db: TxDb, _: SystemScope, before: number): Promise<void> => {
  await db.deleteFrom('inbox_changes').where('changedAt', '<', before).execute()
}
