// A message on its way through the carrier: for the work queue and the carrier's own callbacks.
import { isFinalStatus, laterStatus, type MessageStatus } from '@xd/core/domain/message/status.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import { loansRefusedBy } from './consents.ts'
import type { MessageRow } from './messages.ts'

/** Everything needed to hand a message to the carrier. */
export const findDelivery = query(
  (db: Db, _: SystemScope, { companyID, messageID }: { companyID: number; messageID: number }) =>
    db
      .selectFrom('messages as m')
      .innerJoin('customers as u', 'u.custID', 'm.custID')
      .innerJoin('stores as s', 's.storeID', 'm.storeID')
      .selectAll('m')
      .select([
        'u.custPhone',
        'u.custState',
        'u.custEmail',
        'u.custOptedOutAt',
        'u.custBlocked',
        loansRefusedBy('u'),
        's.storeSMSNumber',
        's.storeName',
        's.storeKey',
        's.storeTimezone',
      ])
      .where('m.companyID', '=', companyID)
      .where('m.messageID', '=', messageID)
      .executeTakeFirst(),
)

export type Delivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>

/** The head and foot of a mailer's email. */
export const letterheadOf = query(
  (db: Db, _: SystemScope, { companyID, custID, storeID }: { companyID: number; custID: number; storeID: number }) =>
    db
      .selectFrom('companies as c')
      .innerJoin('stores as s', 's.companyID', 'c.companyID')
      .innerJoin('customers as u', 'u.companyID', 'c.companyID')
      .leftJoin('company_logos as g', 'g.companyID', 'c.companyID')
      .select([
        'c.companyName',
        'c.companySpanish',
        's.storeAddressStr',
        'u.custLanguage',
        'g.logoKey',
        'g.width',
        'g.height',
      ])
      .where('c.companyID', '=', companyID)
      .where('s.storeID', '=', storeID)
      .where('u.custID', '=', custID)
      .executeTakeFirstOrThrow(),
)

/** The unguessable names under which the carrier fetches a message's pictures. */
export const mediaKeysOf = query(
  async (db: Db, _: SystemScope, { companyID, messageID }: { companyID: number; messageID: number }) => {
    const rows = await db
      .selectFrom('message_media as mm')
      .innerJoin('media as d', 'd.mediaID', 'mm.mediaID')
      .select('d.mediaKey')
      .where('mm.companyID', '=', companyID)
      .where('mm.messageID', '=', messageID)
      .orderBy('mm.position')
      .execute()
    return rows.map((row) => row.mediaKey)
  },
)

/** A message's pictures with their bytes, for a mail server. */
export const picturesOf = query(
  (db: Db, _: SystemScope, { companyID, messageID }: { companyID: number; messageID: number }) =>
    db
      .selectFrom('message_media as mm')
      .innerJoin('media as d', 'd.mediaID', 'mm.mediaID')
      .select(['d.type', 'd.content'])
      .where('mm.companyID', '=', companyID)
      .where('mm.messageID', '=', messageID)
      .orderBy('mm.position')
      .execute(),
)

/**
 * Records that an attempt is about to reach the carrier (or, with null, that it certainly has not). False if the
 * carrier is known to have it.
 */
export const setSendStarted = query(
  async (db: TxDb, _: SystemScope, sendKey: string, at: number | null): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('messages')
      .set({ sendStartedAt: at })
      .where('sendKey', '=', sendKey)
      .where('providerMessageID', 'is', null)
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0
  },
)

/** Which of these carrier ids belong to messages other than this attempt's. */
export const providerIDsOfOthers = query(
  async (
    db: Db,
    _: SystemScope,
    { sendKey, ids }: { sendKey: string; ids: readonly string[] },
  ): Promise<Set<string>> => {
    if (ids.length === 0) return new Set()
    const rows = await db
      .selectFrom('messages')
      .select('providerMessageID')
      .where('providerMessageID', 'in', ids)
      .where((eb) => eb.or([eb('sendKey', 'is', null), eb('sendKey', '!=', sendKey)]))
      .execute()
    return new Set(rows.flatMap((row) => row.providerMessageID ?? []))
  },
)

/** The attempt a report is about, locked: by our key, or else by the carrier's id. */
const lockTry = async (
  db: TxDb,
  { sendKey, providerMessageID }: { sendKey: string | null; providerMessageID: string | null },
) => {
  const lock = (column: 'sendKey' | 'providerMessageID', value: string): Promise<MessageRow | undefined> =>
    db
      .selectFrom('messages')
      .selectAll()
      .where(column, '=', value)
      .where('messageDirection', '=', 'out')
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst()
  const byID = providerMessageID === null ? undefined : await lock('providerMessageID', providerMessageID)
  return byID ?? (sendKey === null ? undefined : await lock('sendKey', sendKey))
}

export interface DeliveryNews {
  sendKey: string | null
  providerMessageID: string | null
  status: MessageStatus
  errorCode: number | null
}

/**
 * Records a report about an attempt: its carrier id once, and its status if that is a step forward. Reports arrive
 * twice, late and in any order, even before the answer to the send; one about a replaced attempt is ignored. Returns
 * the message, and whether its status has changed.
 */
export const recordDelivery = query(
  async (
    db: TxDb,
    _: SystemScope,
    news: DeliveryNews,
  ): Promise<{ message: MessageRow; changed: boolean } | undefined> => {
    const message = await lockTry(db, news)
    if (!message) return undefined
    const current = message.messageStatus
    const messageStatus = laterStatus(current, news.status)
    const changed = messageStatus !== current
    const providerMessageID = message.providerMessageID ?? news.providerMessageID
    const messageTwilioError = changed && isFinalStatus(messageStatus) ? news.errorCode : message.messageTwilioError
    if (!changed && providerMessageID === message.providerMessageID) return { message, changed }
    await db
      .updateTable('messages')
      .set({ messageStatus, providerMessageID, messageTwilioError })
      .where('messageID', '=', message.messageID)
      .execute()
    return { message: { ...message, messageStatus, providerMessageID, messageTwilioError }, changed }
  },
)

/** Starts a new attempt at a message that did not arrive; undefined if it did, or if someone else has just done so. */
export const restartDelivery = query(
  (
    db: TxDb,
    { companyID }: CompanyScope,
    { messageID, sendKey }: { messageID: number; sendKey: string },
  ): Promise<MessageRow | undefined> =>
    db
      .updateTable('messages')
      .set({ messageStatus: 'queued', messageTwilioError: null, providerMessageID: null, sendKey, sendStartedAt: null })
      .where('companyID', '=', companyID)
      .where('messageID', '=', messageID)
      .where('messageDirection', '=', 'out')
      .where('messageStatus', 'in', ['failed', 'undelivered'])
      .returningAll()
      .executeTakeFirst(),
)
