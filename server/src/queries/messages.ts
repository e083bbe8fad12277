import type { Insertable, Selectable } from 'kysely'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import type { MessagesTable } from '#db/tables.ts'

export type MessageRow = Selectable<MessagesTable>

const scoped = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db.selectFrom('messages').selectAll().where('companyID', '=', companyID).where('storeID', 'in', orNone(storeIDs))

export const findMessage = query((db: Db, scope: CompanyScope, messageID: number): Promise<MessageRow | undefined> =>
  scoped(db, scope).where('messageID', '=', messageID).executeTakeFirst(),
)

export const messagesByID = (db: Db, scope: CompanyScope, messageIDs: readonly number[]): Promise<MessageRow[]> =>
  messageIDs.length === 0 ? Promise.resolve([]) : scoped(db, scope).where('messageID', 'in', messageIDs).execute()

/** The message a client created under its own key. */
export const findClientMessage = query(
  (db: Db, scope: CompanyScope, convoID: number, clientMessageID: string): Promise<MessageRow | undefined> =>
    scoped(db, scope).where('convoID', '=', convoID).where('clientMessageID', '=', clientMessageID).executeTakeFirst(),
)

const before = prepared(
  (
    db,
    { companyID, convoID, beforeID }: Places<{ companyID: number; convoID: number; beforeID: number }>,
    { limit }: { readonly limit: number },
  ) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .where('messageStatus', '<>', 'scheduled')
      .where('messageID', '<', beforeID)
      .orderBy('messageID', 'desc')
      .limit(limit),
)

/** A conversation's newest messages, or those before a given one, newest first; without those still scheduled. */
export const messagesBefore = query(
  (
    db: Db,
    { companyID }: CompanyScope,
    {
      convoID,
      beforeID = Number.MAX_SAFE_INTEGER,
      limit,
    }: { convoID: number; beforeID: number | undefined; limit: number },
  ): Promise<MessageRow[]> => before(db, { companyID, convoID, beforeID }, { limit }),
)

/**
 * Messages by customers and other users after a message that a user has seen, except automatic ones and the user's own.
 * A held message that can be taken back counts; one scheduled for later does not.
 */
const writtenSince = (
  db: Db,
  { companyID }: CompanyScope,
  { convoID, messageID, userID }: { convoID: number; messageID: number; userID: number },
) =>
  db
    .selectFrom('messages as m')
    .where('m.companyID', '=', companyID)
    .where('m.convoID', '=', convoID)
    .where('m.messageID', '>', messageID)
    .where((eb) =>
      eb.or([
        eb('m.messageDirection', '=', 'in'),
        eb.and([
          eb('m.messageSentByID', 'is not', null),
          eb('m.messageSentByID', '<>', userID),
          eb('m.messageOrigin', 'is', null),
        ]),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('m.messageStatus', '<>', 'scheduled'),
        eb.exists(
          eb
            .selectFrom('message_schedules as s')
            .select('s.messageID')
            .whereRef('s.messageID', '=', 'm.messageID')
            .where('s.undoable', '=', 1)
            .where('s.stoppedBy', 'is', null),
        ),
      ]),
    )

/** How many there are, and the newest of them, oldest first. */
export const newerFromOthers = query(
  async (db: Db, scope: CompanyScope, seen: { convoID: number; messageID: number; userID: number }, most: number) => {
    const newer = writtenSince(db, scope, seen)
    const { count } = await newer.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
    if (count === 0) return { count, newest: [] }
    const newest = await newer
      .select(['m.messageDirection', 'm.messageSentByID', 'm.messageBody'])
      .orderBy('m.messageID', 'desc')
      .limit(most)
      .execute()
    return { count, newest: newest.reverse() }
  },
)

interface Said {
  readonly convoID: number
  readonly channel: MessageChannel
  readonly body: string
}

/** Who else has sent the same since then: the newest such message. */
export const findSameFromColleague = query(
  (
    db: Db,
    scope: CompanyScope,
    { convoID, channel, body }: Said,
    { since, userID }: { since: number; userID: number },
  ): Promise<MessageRow | undefined> =>
    scoped(db, scope)
      .where('convoID', '=', convoID)
      .where('messageDirection', '=', 'out')
      .where('messageChannel', '=', channel)
      .where('messageBody', '=', body)
      .where('messageAt', '>=', since)
      .where('messageSentByID', '<>', userID)
      .where('messageOrigin', 'is', null)
      .orderBy('messageID', 'desc')
      .limit(1)
      .executeTakeFirst(),
)

/** In which of these conversations the customer has written after a message. */
export const convosWrittenInSince = query(
  async (db: Db, { companyID }: CompanyScope, convoIDs: readonly number[], messageID: number): Promise<Set<number>> => {
    const rows = await db
      .selectFrom('messages')
      .select('convoID')
      .distinct()
      .where('companyID', '=', companyID)
      .where('convoID', 'in', convoIDs)
      .where('messageID', '>', messageID)
      .where('messageDirection', '=', 'in')
      .execute()
    return new Set(rows.map((row) => row.convoID))
  },
)

/** Whether the customer has written in a conversation since then. */
export const hasIncomingSince = query(
  async (db: Db, { companyID }: CompanyScope, convoID: number, since: number): Promise<boolean> => {
    const message = await db
      .selectFrom('messages')
      .select('messageID')
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .where('messageDirection', '=', 'in')
      .where('messageAt', '>', since)
      .limit(1)
      .executeTakeFirst()
    return message !== undefined
  },
)

export const insertMessage = query((db: TxDb, message: Insertable<MessagesTable>): Promise<MessageRow> =>
  db.insertInto('messages').values(message).returningAll().executeTakeFirstOrThrow(),
)

/** Stores a customer's message, unless the carrier has already delivered it: then undefined. */
export const insertIncoming = query(
  (db: TxDb, message: Insertable<MessagesTable> & { providerMessageID: string }): Promise<MessageRow | undefined> =>
    db
      .insertInto('messages')
      .values(message)
      .onConflict((conflict) => conflict.column('providerMessageID').doNothing())
      .returningAll()
      .executeTakeFirst(),
)

/** Turns a message that waits in the chat bubble into a text. */
export const becomeText = query(
  (db: TxDb, { companyID }: CompanyScope, messageID: number, sendKey: string): Promise<MessageRow> =>
    db
      .updateTable('messages')
      .set({ messageChannel: 'sms', messageStatus: 'queued', sendKey })
      .where('companyID', '=', companyID)
      .where('messageID', '=', messageID)
      .returningAll()
      .executeTakeFirstOrThrow(),
)

/** Whether an incoming message is already stored. */
export const hasIncoming = query(
  async (db: Db, _: SystemScope, providerMessageID: string): Promise<boolean> =>
    (await db
      .selectFrom('messages')
      .select('messageID')
      .where('providerMessageID', '=', providerMessageID)
      .executeTakeFirst()) !== undefined,
)
