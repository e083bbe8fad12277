import { languageFor, languagesOf } from '@xd/core/domain/company/languages.ts'
import type { Selectable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import type { ConversationsTable } from '#db/tables.ts'
import { loansRefusedBy } from './consents.ts'
import { usableStores } from './usable-stores.ts'

export type ConversationRow = Selectable<ConversationsTable>

const scoped = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db.selectFrom('conversations').where('companyID', '=', companyID).where('storeID', 'in', orNone(storeIDs))

export const findConversation = query(
  (db: Db, scope: CompanyScope, convoID: number): Promise<ConversationRow | undefined> =>
    scoped(db, scope).selectAll().where('convoID', '=', convoID).executeTakeFirst(),
)

/** From when on a conversation's messages were kept; null if none were deleted because of their age. */
export const findDeletedBefore = query(
  async (db: Db, scope: CompanyScope, convoID: number): Promise<number | null> =>
    (await scoped(db, scope).select('convoDeletedBefore').where('convoID', '=', convoID).executeTakeFirst())
      ?.convoDeletedBefore ?? null,
)

export const findConversationOf = query(
  (
    db: Db,
    scope: CompanyScope,
    { custID, storeID }: { custID: number; storeID: number },
  ): Promise<ConversationRow | undefined> =>
    scoped(db, scope).selectAll().where('custID', '=', custID).where('storeID', '=', storeID).executeTakeFirst(),
)

/** Creates a customer's conversation with a store if there is none; returns whether it did. */
export const insertConversation = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    conversation: { custID: number; storeID: number; convoStatus: 'active' | 'archived'; at: number },
  ): Promise<boolean> => {
    const { custID, storeID, convoStatus, at } = conversation
    const made = await db
      .insertInto('conversations')
      .values({ companyID, custID, storeID, convoStatus, convoActivityAt: at })
      .onConflict((conflict) => conflict.columns(['companyID', 'custID', 'storeID']).doNothing())
      .returning('convoID')
      .executeTakeFirst()
    return made !== undefined
  },
)

/**
 * A conversation with its customer, their language, and its store. It is locked until the end of the transaction, so
 * others who would write to it, or close the store, wait.
 */
export const lockConversation = query(async (db: TxDb, scope: CompanyScope, convoID: number) => {
  const row = await lockRow(db, scope, convoID)
  if (row === undefined) return undefined
  const { companySpanish, ...convo } = row
  const company = { companyLanguages: languagesOf(companySpanish === 1) }
  return { ...convo, ...company, custLanguage: languageFor(company, convo.custLanguage) }
})

const lockRow = (db: TxDb, { companyID, storeIDs }: CompanyScope, convoID: number) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as u', 'u.custID', 'c.custID')
    .innerJoin('stores as s', 's.storeID', 'c.storeID')
    .innerJoin('companies as co', 'co.companyID', 'c.companyID')
    .selectAll('c')
    .select([
      'u.custPhone',
      'u.custState',
      'u.custFirstName',
      'u.custLastName',
      'u.custEmail',
      'u.custBlocked',
      'u.custOptedOutAt',
      loansRefusedBy('u'),
      'u.custLanguage',
      's.storeName',
      's.storeSMSNumber',
      's.storePhone',
      's.storeEnabled',
      's.storeDeleted',
      's.storeTimezone',
      's.autoReplyMessage',
      's.autoReplyMessageES',
      'co.features',
      'co.companySpanish',
    ])
    .where('c.companyID', '=', companyID)
    .where('c.storeID', 'in', orNone(storeIDs))
    .where('c.convoID', '=', convoID)
    // SQLite's write transactions exclude each other as a whole.
    .$if(isPostgres(db), (query) => query.forUpdate('c').forShare('s'))
    .executeTakeFirst()

export type LockedConversation = NonNullable<Awaited<ReturnType<typeof lockConversation>>>

/** Locks customers' conversations with every store: nothing is written in them until the end of the transaction. */
export const holdConversationsOf = query(
  async (db: TxDb, { companyID }: Tenant, custIDs: readonly number[]): Promise<void> => {
    if (isPostgres(db))
      await db
        .selectFrom('conversations')
        .select('convoID')
        .where('companyID', '=', companyID)
        .where('custID', 'in', custIDs)
        .orderBy('convoID')
        .forUpdate()
        .execute()
  },
)

export const { update: updateConversation } = rowsByID('conversations', 'convoID')

/** Which of these conversations the scope may see, with their stores. */
export const findConversations = query(async (db: Db, scope: CompanyScope, convoIDs: readonly number[]) =>
  convoIDs.length === 0
    ? []
    : scoped(db, scope).select(['convoID', 'storeID']).where('convoID', 'in', convoIDs).execute(),
)

export const setConversationsStatus = query(
  async (db: TxDb, { companyID }: CompanyScope, convoIDs: readonly number[], convoStatus: 'active' | 'archived') => {
    await db
      .updateTable('conversations')
      .set({ convoStatus })
      .where('companyID', '=', companyID)
      .where('convoID', 'in', convoIDs)
      .execute()
  },
)

/** Whether a user can be assigned to a store's conversations: in this company, enabled, and allowed there. */
export const worksAtStore = query(
  async (db: Db, { companyID }: CompanyScope, userID: number, storeID: number): Promise<boolean> => {
    const row = await db
      .selectFrom('users as u')
      .innerJoin('stores as st', usableStores)
      .select('u.userID')
      .where('u.companyID', '=', companyID)
      .where('u.userID', '=', userID)
      .where('st.storeID', '=', storeID)
      .where('u.userEnabled', '=', 1)
      .executeTakeFirst()
    return row !== undefined
  },
)
