import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { COMPANY, STORE } from '@xd/fixtures/demo/people.ts'
import type { Connection } from '@xd/server/db/connect.ts'
import type { Insertable } from 'kysely'
import type { ConversationsTable, MessagesTable } from '@xd/server/db/tables.ts'
import { conversationRow, customerRow, messageRow } from '../rows.ts'

export const { goldenPledge: companyID } = COMPANY
export const YEAR_MS = 365 * DAY_MS

let people = 0

/** Writes rows that the API would not let a test write: records of years ago. */
export const oldWorld = (connection: Connection) => {
  const db = connection.writes
  const storeID = STORE.main
  const message = async (
    { convoID, custID }: { convoID: number; custID: number },
    messageAt: number,
    over: Partial<Insertable<MessagesTable>> = {},
  ): Promise<number> => {
    const row = messageRow({
      companyID,
      storeID,
      convoID,
      custID,
      messageDirection: 'in',
      messageAt,
      ...over,
    })
    const { messageID } = await db.insertInto('messages').values(row).returning('messageID').executeTakeFirstOrThrow()
    return messageID
  }
  return {
    message,
    /** A customer with a conversation of messages that old, the newest of which is its last. */
    conversation: async (ages: readonly number[], over: Partial<Insertable<ConversationsTable>> = {}) => {
      people += 1
      const custPhone = `+1213555${String(2000 + people)}`
      const { custID } = await db
        .insertInto('customers')
        .values(customerRow({ companyID, custPhone, custLastName: `Old ${people}` }))
        .returning('custID')
        .executeTakeFirstOrThrow()
      const { convoID } = await db
        .insertInto('conversations')
        .values(conversationRow({ companyID, storeID, custID }))
        .returning('convoID')
        .executeTakeFirstOrThrow()
      const messageIDs: number[] = []
      for (const age of ages) messageIDs.push(await message({ convoID, custID }, Date.now() - age))
      await db
        .updateTable('conversations')
        .set({
          convoLastMessageID: messageIDs.at(-1) ?? null,
          convoActivityAt: Date.now() - (ages.at(-1) ?? 0),
          ...over,
        })
        .where('convoID', '=', convoID)
        .execute()
      return { convoID, custID, messageIDs }
    },
    picture: async (messageIDs: readonly number[], bytes = 10) => {
      const { mediaID } = await db
        .insertInto('media')
        .values({
          companyID,
          mediaKey: `old-picture-${(people += 1)}`,
          type: 'image/png',
          bytes,
          width: 1,
          height: 1,
          content: new Uint8Array(bytes),
          createdAt: 0,
        })
        .returning('mediaID')
        .executeTakeFirstOrThrow()
      for (const messageID of messageIDs)
        await db.insertInto('message_media').values({ companyID, messageID, mediaID, position: 0 }).execute()
      return mediaID
    },
    /** Which of these messages are still there. */
    messagesLeft: async (messageIDs: readonly number[]): Promise<number[]> =>
      (
        await db
          .selectFrom('messages')
          .select('messageID')
          .where('messageID', 'in', messageIDs)
          .orderBy('messageID')
          .execute()
      ).map(({ messageID }) => messageID),
    picturesLeft: async (mediaIDs: readonly number[]): Promise<number[]> =>
      (await db.selectFrom('media').select('mediaID').where('mediaID', 'in', mediaIDs).execute()).map(
        ({ mediaID }) => mediaID,
      ),
  }
}
