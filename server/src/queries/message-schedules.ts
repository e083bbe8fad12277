// Messages scheduled for later. Each becomes a new message when it is sent, so that it appears at its place in the
// conversation.
import type { Expression, Insertable, Updateable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { MessageSchedulesTable } from '#db/message-parts-tables.ts'
import { orNone } from '#db/or-none.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const withSchedule = (db: Db, { companyID }: { companyID: number | Expression<number> }) =>
  db
    .selectFrom('messages as m')
    .innerJoin('message_schedules as w', 'w.messageID', 'm.messageID')
    .selectAll('m')
    .select(['w.sendAt', 'w.discardOnReply', 'w.stoppedBy', 'w.undoable'])
    .where('m.companyID', '=', companyID)

const inConversation = prepared((db, { companyID, convoID }: Places<{ companyID: number; convoID: number }>) =>
  withSchedule(db, { companyID })
    .where('w.companyID', '=', companyID)
    .where('w.convoID', '=', convoID)
    .orderBy('w.sendAt')
    .orderBy('m.messageID'),
)

/** The messages waiting in a conversation, the next one first. */
export const scheduledIn = query((db: Db, { companyID }: CompanyScope, convoID: number) =>
  inConversation(db, { companyID, convoID }),
)

export type ScheduledRow = Awaited<ReturnType<typeof scheduledIn>>[number]

/** A waiting message, locked until the end of the transaction; its conversation is locked before it. */
export const lockScheduled = query(
  (db: TxDb, scope: CompanyScope, messageID: number): Promise<ScheduledRow | undefined> =>
    withSchedule(db, scope)
      .where('m.messageID', '=', messageID)
      .where('m.storeID', 'in', orNone(scope.storeIDs))
      .$if(isPostgres(db), (query) => query.forUpdate('w'))
      .executeTakeFirst(),
)

const ofMessages = prepared(
  (db, { companyID, messageIDs }: Places<{ companyID: number; messageIDs: readonly number[] }>) =>
    withSchedule(db, { companyID }).where(among(db, 'm.messageID', messageIDs)),
)

export const schedulesOf = async (db: Db, { companyID }: CompanyScope, messageIDs: readonly number[]) => {
  if (messageIDs.length === 0) return new Map<number, ScheduledRow>()
  const rows = await ofMessages(db, { companyID, messageIDs })
  return new Map(rows.map((row) => [row.messageID, row]))
}

export const insertSchedule = query(async (db: TxDb, schedule: Insertable<MessageSchedulesTable>): Promise<void> => {
  await db.insertInto('message_schedules').values(schedule).execute()
})

export const changeSchedule = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    messageID: number,
    change: Updateable<MessageSchedulesTable>,
  ): Promise<void> => {
    await db
      .updateTable('message_schedules')
      .set(change)
      .where('companyID', '=', companyID)
      .where('messageID', '=', messageID)
      .execute()
    if (change.sendAt !== undefined)
      await db
        .updateTable('messages')
        .set({ messageAt: change.sendAt })
        .where('companyID', '=', companyID)
        .where('messageID', '=', messageID)
        .execute()
  },
)

/**
 * The customer has written: stops the messages that were to be sent only if they didn't. Returns whether there were
 * any.
 */
export const stopOnReply = query(async (db: TxDb, { companyID }: CompanyScope, convoID: number): Promise<boolean> => {
  const stopped = await db
    .updateTable('message_schedules')
    .set({ stoppedBy: 'replied' })
    .where('companyID', '=', companyID)
    .where('convoID', '=', convoID)
    .where('discardOnReply', '=', 1)
    .where('stoppedBy', 'is', null)
    .returning('messageID')
    .execute()
  return stopped.length > 0
})

/** A message's pictures, in order. */
export const mediaIDsOf = query(async (db: Db, { companyID }: CompanyScope, messageID: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('message_media')
    .select('mediaID')
    .where('companyID', '=', companyID)
    .where('messageID', '=', messageID)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.mediaID)
})

/** Removes a waiting message from the conversation, with everything that belongs to it. */
export const deleteScheduled = query(
  async (db: TxDb, { companyID }: CompanyScope, messageID: number): Promise<void> => {
    for (const table of ['message_media', 'message_schedules', 'messages'] as const)
      await db.deleteFrom(table).where('companyID', '=', companyID).where('messageID', '=', messageID).execute()
  },
)
