// The chats of visitors to shops’ web sites.
import type { Insertable, Selectable } from 'kysely'
import type { BubbleSessionsTable } from '#db/bubble-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

export type ChatRow = Selectable<BubbleSessionsTable>

const ofCompany = (db: Db, { companyID }: Tenant) =>
  db.selectFrom('bubble_sessions').selectAll().where('companyID', '=', companyID)

const ofToken = prepared((db, { tokenHash }: Places<{ tokenHash: string }>) =>
  db.selectFrom('bubble_sessions').selectAll().where('tokenHash', '=', tokenHash),
)

/** The chat that a token belongs to. */
export const findChatOfToken = query(
  async (db: Db, _: SystemScope, tokenHash: string): Promise<ChatRow | undefined> =>
    (await ofToken(db, { tokenHash }))[0],
)

/** Where a chat is now, since a merge of its customer may have moved it. */
export const convoOfChat = query(
  async (db: Db, scope: Tenant, sessionID: number): Promise<number | undefined> =>
    (await ofCompany(db, scope).where('sessionID', '=', sessionID).executeTakeFirst())?.convoID,
)

/** A chat, locked until the end of the transaction: its messages are read, moved and added one at a time. */
export const lockChat = query((db: TxDb, scope: Tenant, sessionID: number): Promise<ChatRow | undefined> =>
  ofCompany(db, scope)
    .where('sessionID', '=', sessionID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst(),
)

/** A customer’s chats since a moment, oldest first. */
export const chatsOfCustomer = query((db: Db, scope: Tenant, custID: number, since: number): Promise<ChatRow[]> =>
  ofCompany(db, scope).where('custID', '=', custID).where('startedAt', '>', since).orderBy('sessionID').execute(),
)

/** The open chats of a company or of one conversation, oldest first. */
export const ongoingChats = query((db: Db, scope: Tenant, now: number, convoID?: number): Promise<ChatRow[]> =>
  ofCompany(db, scope)
    .where('endsAt', '>', now)
    .$if(convoID !== undefined, (query) => query.where('convoID', '=', convoID!))
    .orderBy('sessionID')
    .execute(),
)

/** The newest chat of a conversation. */
export const lastChatOf = (db: Db, scope: Tenant, convoID: number): Promise<ChatRow | undefined> =>
  ofCompany(db, scope).where('convoID', '=', convoID).orderBy('sessionID', 'desc').limit(1).executeTakeFirst()

export const insertChat = query(async (db: TxDb, chat: Insertable<BubbleSessionsTable>): Promise<ChatRow> =>
  db.insertInto('bubble_sessions').values(chat).returningAll().executeTakeFirstOrThrow(),
)

export const { update: updateChat } = rowsByID('bubble_sessions', 'sessionID')

interface Marks {
  readonly companyID: number
  readonly sessionIDs: readonly number[]
  readonly now: number
}

const marks = prepared((db, { companyID, sessionIDs, now }: Places<Marks>) =>
  db
    .selectFrom('bubble_sessions as b')
    .innerJoin('conversations as c', 'c.convoID', 'b.convoID')
    .innerJoin('customers as u', 'u.custID', 'b.custID')
    .select([
      'b.sessionID',
      'b.convoID',
      'b.lastMessageID',
      'b.provedAt',
      'b.movedAt',
      'b.endsAt',
      'b.code',
      'c.convoUnread',
      'u.custBlocked',
    ])
    .select((eb) =>
      eb
        .selectFrom('bubble_sessions as last')
        .select('last.sessionID')
        .whereRef('last.companyID', '=', 'b.companyID')
        .whereRef('last.convoID', '=', 'b.convoID')
        .orderBy((one) =>
          one.case().when('last.endsAt', '<=', now).then(2).when('last.provedAt', 'is', null).then(1).else(0).end(),
        )
        .orderBy('last.sessionID', 'desc')
        .limit(1)
        .as('answeredSessionID'),
    )
    .where('b.companyID', '=', companyID)
    .where(among(db, 'b.sessionID', sessionIDs)),
)

/** The state that visitors can get news of, for several chats at once. */
export const marksOfChats = query((db: Db, { companyID }: Tenant, sessionIDs: readonly number[], now: number) =>
  marks(db, { companyID, sessionIDs, now }),
)
