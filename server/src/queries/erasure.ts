import { NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { chunks } from '#db/chunks.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { deleteMerges } from './customer-merges.ts'
import { eraseAssents } from './renewal-assents.ts'
import { mediaIDsOfDraft } from './drafts.ts'
import { eraseMedia } from './erase-media.ts'
import { rememberErasedTexts } from './missed-texts.ts'

/** The rows to delete and the rows to keep when a customer is erased, in every store. */
export const findErasable = query(async (db: Db, { companyID }: Tenant, custID: number) => ({
  convos: await db
    .selectFrom('conversations')
    .select(['convoID', 'storeID'])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute(),
  payments: await db
    .selectFrom('payments')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute(),
  messages: await db
    .selectFrom('messages')
    .select('messageID')
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute(),
}))

export const hasPendingAttempt = query(
  async (db: Db, { companyID }: Tenant, paymentIDs: readonly number[]): Promise<boolean> => {
    if (paymentIDs.length === 0) return false
    const pending = db
      .selectFrom('payment_attempts')
      .select('attemptID')
      .where('companyID', '=', companyID)
      .where('paymentID', 'in', paymentIDs)
    return (await pending.where('state', '=', 'pending').executeTakeFirst()) !== undefined
  },
)

/**
 * Deletes messages with their emails and pictures. The carrier still lists recent texts, which are not fetched again.
 * Returns how many bytes of pictures were deleted.
 */
export const eraseMessages = query(
  async (db: TxDb, { companyID }: Tenant, messageIDs: readonly number[], at: number): Promise<number> => {
    let bytes = 0
    for (const ids of chunks(messageIDs)) {
      await rememberErasedTexts(db, { companyID }, ids, at)
      const shown = await db
        .deleteFrom('message_media')
        .where('companyID', '=', companyID)
        .where('messageID', 'in', ids)
        .returning('mediaID')
        .execute()
      const mediaIDs = [...new Set(shown.map(({ mediaID }) => mediaID))]
      bytes += await eraseMedia(db, { companyID }, mediaIDs)
      await db.deleteFrom('emails').where('companyID', '=', companyID).where('messageID', 'in', ids).execute()
      await db.deleteFrom('quote_leads').where('companyID', '=', companyID).where('messageID', 'in', ids).execute()
      await db.deleteFrom('bubble_messages').where('companyID', '=', companyID).where('messageID', 'in', ids).execute()
      await db
        .updateTable('payments')
        .set({ messageID: null })
        .where('companyID', '=', companyID)
        // There is an index of these; a payment is in its message's conversation.
        .where('convoID', 'in', db.selectFrom('messages').select('convoID').where('messageID', 'in', ids))
        .where('messageID', 'in', ids)
        .execute()
      await db.deleteFrom('messages').where('companyID', '=', companyID).where('messageID', 'in', ids).execute()
    }
    return bytes
  },
)

export const eraseComments = query(
  async (db: TxDb, { companyID }: Tenant, commentKeys: readonly string[]): Promise<void> => {
    for (const key of commentKeys)
      await db.deleteFrom('comments').where('companyID', '=', companyID).where('commentKey', '=', key).execute()
  },
)

/** Erases who opened and paid the links. The time and the outcome stay, the place does not. */
export const eraseVisits = query(
  async (db: TxDb, { companyID }: Tenant, paymentIDs: readonly number[]): Promise<void> => {
    for (const ids of chunks(paymentIDs)) {
      const traces = { ip: null, userAgent: null, browser: null, os: null, device: null }
      await db
        .updateTable('payment_impressions')
        .set(traces)
        .where('companyID', '=', companyID)
        .where('paymentID', 'in', ids)
        .execute()
      await db
        .updateTable('payment_attempts')
        .set({ ip: null })
        .where('companyID', '=', companyID)
        .where('paymentID', 'in', ids)
        .execute()
      await eraseAssents(db, { companyID }, ids)
    }
  },
)

/** A conversation with payments stays, empty; others are deleted. */
export const eraseConversation = query(
  async (db: TxDb, { companyID }: Tenant, convoID: number, keep: boolean): Promise<void> => {
    const drafts = await db
      .deleteFrom('drafts')
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .returning('draftMedia')
      .execute()
    await eraseMedia(db, { companyID }, drafts.flatMap(mediaIDsOfDraft))
    await db
      .deleteFrom('conversation_labels')
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .execute()
    if (!keep)
      return void (await db
        .deleteFrom('conversations')
        .where('companyID', '=', companyID)
        .where('convoID', '=', convoID)
        .execute())
    await db
      .updateTable('conversations')
      .set({
        convoStatus: 'archived',
        convoFlag: 'none',
        convoAssignedUserID: null,
        convoUnread: 0,
        convoLastMessageID: null,
        convoWaitingSince: null,
        convoPhoneUnproved: 0,
        convoHasChat: 0,
        convoLeadStatus: null,
        convoPromiseBroken: 0,
        convoDeletedBefore: null,
      })
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .execute()
  },
)

/** Deletes quotes with all their versions; a quote request that led to one no longer names it. */
export const deleteQuotes = async (db: TxDb, { companyID }: Tenant, loanIDs: readonly number[]): Promise<void> => {
  for (const ids of chunks(loanIDs)) {
    await db
      .updateTable('quote_leads')
      .set({ loanID: null })
      .where('companyID', '=', companyID)
      .where('loanID', 'in', ids)
      .execute()
    await db.deleteFrom('loan_versions').where('companyID', '=', companyID).where('loanID', 'in', ids).execute()
    await db.deleteFrom('loans').where('companyID', '=', companyID).where('loanID', 'in', ids).execute()
  }
}

/**
 * Deletes quotes that were never accepted. An accepted one was a loan: it keeps its figures, and loses its description
 * and its link. So does one with a check for the Military Lending Act, whose record must be kept for five years (32 CFR
 * 232.5(b)(3), 10 U.S.C. 987(f)(5)). Returns how many stay.
 */
export const eraseLoans = query(async (db: TxDb, { companyID }: Tenant, custID: number): Promise<number> => {
  const quotes = await db
    .selectFrom('loans')
    .select(['loanID', 'loanStatus', 'militaryCheck'])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute()
  const idsOf = (isKept: boolean) =>
    quotes
      .filter(({ loanStatus, militaryCheck }) => (loanStatus === 'accepted' || militaryCheck === 'recorded') === isKept)
      .map(({ loanID }) => loanID)
  await deleteQuotes(db, { companyID }, idsOf(false))
  for (const ids of chunks(idsOf(true))) {
    const nothing = { loanItem: '' }
    await db
      .updateTable('loan_versions')
      .set(nothing)
      .where('companyID', '=', companyID)
      .where('loanID', 'in', ids)
      .execute()
    await db
      .updateTable('loans')
      .set({ ...nothing, linkKey: null, linkVersion: null })
      .where('companyID', '=', companyID)
      .where('loanID', 'in', ids)
      .execute()
  }
  return idsOf(true).length
})

/** Deletes the contact itself, or turns it into a nameless row that the remaining payments and loans belong to. */
export const eraseContact = query(
  async (db: TxDb, scope: Tenant, custID: number, keptAt: number | null): Promise<void> => {
    const { companyID } = scope
    await db.deleteFrom('customer_labels').where('companyID', '=', companyID).where('custID', '=', custID).execute()
    await db.deleteFrom('customer_phones').where('companyID', '=', companyID).where('custID', '=', custID).execute()
    await deleteMerges(db, scope, custID)
    if (keptAt === null)
      return void (await db
        .deleteFrom('customers')
        .where('companyID', '=', companyID)
        .where('custID', '=', custID)
        .execute())
    await db
      .updateTable('customers')
      .set({
        custPhone: `erased-${custID}`,
        custFirstName: '',
        custLastName: 'Erased',
        custEmail: null,
        custDL: null,
        ...NO_ADDRESS,
        custCustomFields: '{}',
        // Nothing can be sent to them.
        custBlocked: 1,
        custOptedOutAt: null,
        custLastFold: 'erased',
        custFirstFold: '',
        custSearch: '',
        custErasedAt: keptAt,
      })
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .execute()
  },
)
