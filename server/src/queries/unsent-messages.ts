// Messages that are queued but have not begun to leave.
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { MessageRow } from './messages.ts'

const unsentOf = (db: Db, { companyID }: Tenant, jobID: number) =>
  db
    .selectFrom('messages as m')
    .innerJoin('mailer_recipients as r', 'r.messageID', 'm.messageID')
    .where('r.companyID', '=', companyID)
    .where('r.jobID', '=', jobID)
    .where('r.state', '=', 'sending')
    .where('m.messageStatus', '=', 'queued')
    .where('m.sendStartedAt', 'is', null)
    .where('m.providerMessageID', 'is', null)

/** Locked, so that none of them begins to leave meanwhile. */
export const lockUnsent = query((db: TxDb, scope: Tenant, jobID: number) =>
  unsentOf(db, scope, jobID)
    .select(['m.messageID', 'm.convoID', 'm.storeID', 'm.sendKey', 'r.recipientID'])
    .orderBy('m.messageID')
    .$if(isPostgres(db), (query) => query.forUpdate('m'))
    .execute(),
)

export type Unsent = Awaited<ReturnType<typeof lockUnsent>>[number]

/** One message of any origin as it is now, locked, if the carrier is not known to have it under this key. */
export const lockUnsentMessage = query(
  (
    db: TxDb,
    { companyID, messageID }: Tenant & { readonly messageID: number },
    sendKey: string,
  ): Promise<MessageRow | undefined> =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('messageID', '=', messageID)
      .where('sendKey', '=', sendKey)
      .where('messageStatus', '=', 'queued')
      .where('providerMessageID', 'is', null)
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

/** The outcome for their recipients: they never get it, or get it later. */
export type TakenBack = Extract<RecipientState, 'canceled' | 'waiting'>

/** Removes them from their conversations and from the queue: nobody has received them. */
export const deleteUnsent = query(
  async (db: TxDb, { companyID }: Tenant, unsent: readonly Pick<Unsent, 'messageID' | 'sendKey'>[]): Promise<void> => {
    const messageIDs = unsent.map(({ messageID }) => messageID)
    for (const table of ['message_media', 'emails', 'messages'] as const)
      await db
        .deleteFrom(table)
        .where('companyID', '=', companyID)
        .where(amongThese(db, 'messageID', messageIDs))
        .execute()
    const keys = unsent.map(({ sendKey }) => `send-message/${sendKey}`)
    await db.deleteFrom('jobs').where('companyID', '=', companyID).where('uniqueKey', 'in', keys).execute()
  },
)

/** The same for a mailer's, with what happens to the people they were for. */
export const takeBack = query(
  async (
    db: TxDb,
    scope: Tenant,
    unsent: readonly Pick<Unsent, 'messageID' | 'sendKey' | 'recipientID'>[],
    { state, at }: { readonly state: TakenBack; readonly at: number },
  ): Promise<void> => {
    await db
      .updateTable('mailer_recipients')
      .set({ state, stateAt: at, sentAt: null, messageID: null })
      .where('companyID', '=', scope.companyID)
      .where(
        amongThese(
          db,
          'recipientID',
          unsent.map(({ recipientID }) => recipientID),
        ),
      )
      .execute()
    await deleteUnsent(db, scope, unsent)
  },
)
