// The email parts of messages, and where an incoming email belongs before there is a company to scope by.
import { sql } from 'kysely'
import type { Insertable, Selectable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import type { EmailsTable } from '#db/message-parts-tables.ts'
import { query } from '#db/query.ts'

export type EmailRow = Selectable<EmailsTable>

const ofMessages = prepared(
  (db, { companyID, messageIDs }: Places<{ companyID: number; messageIDs: readonly number[] }>) =>
    db
      .selectFrom('emails')
      .selectAll()
      .where('companyID', '=', companyID)
      .where(among(db, 'messageID', messageIDs)),
)

export const emailsOfMessages = async (
  db: Db,
  { companyID }: CompanyScope,
  messageIDs: readonly number[],
): Promise<Map<number, EmailRow>> => {
  if (messageIDs.length === 0) return new Map()
  const rows = await ofMessages(db, { companyID, messageIDs })
  return new Map(rows.map((row) => [row.messageID, row]))
}

/** An email's formatted text, if the caller may see it. */
export const emailHTML = query(
  async (db: Db, { companyID, storeIDs }: CompanyScope, messageID: number): Promise<string | null | undefined> => {
    if (storeIDs.length === 0) return undefined
    const row = await db
      .selectFrom('emails')
      .select('emailHTML')
      .where('companyID', '=', companyID)
      .where('storeID', 'in', storeIDs)
      .where('messageID', '=', messageID)
      .executeTakeFirst()
    return row?.emailHTML
  },
)

/** Stores the email parts of a message. A new attempt replaces the old one's. */
export const keepEmail = query(async (db: TxDb, email: Insertable<EmailsTable>): Promise<void> => {
  const { emailID, emailFrom, emailTo } = email
  await db
    .insertInto('emails')
    .values(email)
    .onConflict((conflict) => conflict.column('messageID').doUpdateSet({ emailID, emailFrom, emailTo }))
    .execute()
})

/** The Message-IDs of a conversation's emails before a message, oldest first. */
export const earlierEmailIDs = query(
  async (
    db: Db,
    _: SystemScope,
    { companyID, convoID, messageID, limit }: { companyID: number; convoID: number; messageID: number; limit: number },
  ): Promise<string[]> => {
    const rows = await db
      .selectFrom('messages as m')
      .innerJoin('emails as e', 'e.messageID', 'm.messageID')
      .select('e.emailID')
      .where('m.companyID', '=', companyID)
      .where('m.convoID', '=', convoID)
      .where('m.messageID', '<', messageID)
      .orderBy('m.messageID', 'desc')
      .limit(limit)
      .execute()
    return rows.map((row) => row.emailID).reverse()
  },
)

/** The subject of a conversation's newest email. */
export const lastSubject = query(
  async (db: Db, { companyID }: CompanyScope, convoID: number): Promise<string | null> => {
    const row = await db
      .selectFrom('messages')
      .select('messageSubject')
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .where('messageChannel', '=', 'email')
      .where('messageSubject', 'is not', null)
      .orderBy('messageID', 'desc')
      .limit(1)
      .executeTakeFirst()
    return row?.messageSubject ?? null
  },
)

/** The two sides of a conversation. */
export interface MailThread {
  companyID: number
  storeID: number
  custID: number
}

const threadColumns = ['c.companyID', 'c.storeID', 'c.custID'] as const

export const threadOfConversation = query((db: Db, _: SystemScope, convoID: number): Promise<MailThread | undefined> =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as u', 'u.custID', 'c.custID')
    .select(threadColumns)
    .where('c.convoID', '=', convoID)
    // An erased customer stays erased, whatever they write.
    .where('u.custErasedAt', 'is', null)
    .executeTakeFirst(),
)

/**
 * The conversation of one of our own emails, by its Message-ID. Anyone can name one of theirs, but nobody can guess
 * another's.
 */
export const threadOfEmails = query(
  async (db: Db, _: SystemScope, emailIDs: readonly string[]): Promise<MailThread | undefined> => {
    if (emailIDs.length === 0) return undefined
    return db
      .selectFrom('emails as e')
      .innerJoin('messages as m', 'm.messageID', 'e.messageID')
      .innerJoin('conversations as c', 'c.convoID', 'm.convoID')
      .innerJoin('customers as u', 'u.custID', 'c.custID')
      .select(threadColumns)
      .where('e.emailID', 'in', emailIDs)
      .where('u.custErasedAt', 'is', null)
      .where('m.messageDirection', '=', 'out')
      .orderBy('m.messageID', 'desc')
      .limit(1)
      .executeTakeFirst()
  },
)

/** One of our own emails, by its Message-ID. */
export const sentEmail = query((db: Db, _: SystemScope, emailID: string) =>
  db
    .selectFrom('emails as e')
    .innerJoin('messages as m', 'm.messageID', 'e.messageID')
    .select(['m.companyID', 'm.custID', 'e.emailTo'])
    .where('e.emailID', '=', emailID)
    .where('m.messageDirection', '=', 'out')
    .executeTakeFirst(),
)

/** The emails that a store has handed to the mail server for an address since then; at most `limit`, newest first. */
export const sentTo = async (
  db: Db,
  { companyID, storeID }: { companyID: number; storeID: number },
  address: string,
  { since, limit }: { since: number; limit: number },
) =>
  db
    .selectFrom('customers as u')
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.companyID', '=', 'u.companyID').onRef('c.custID', '=', 'u.custID').on('c.storeID', '=', storeID),
    )
    .innerJoin('messages as m', 'm.convoID', 'c.convoID')
    .innerJoin('emails as e', 'e.messageID', 'm.messageID')
    .select(['e.emailID', 'm.messageSubject'])
    .where('u.companyID', '=', companyID)
    .where('u.custEmail', '=', address)
    .where('m.messageAt', '>=', since)
    .where('m.messageDirection', '=', 'out')
    .where('m.messageStatus', 'in', ['sent', 'delivered', 'undelivered'])
    .where(sql<string>`lower(e."emailTo")`, '=', address)
    .orderBy('m.messageID', 'desc')
    .limit(limit)
    .execute()

/** `storeKey` in lower case, as in an address. */
export const findStoreByKey = query(
  (db: Db, _: SystemScope, storeKey: string): Promise<{ companyID: number; storeID: number } | undefined> =>
    db
      .selectFrom('stores')
      .select(['companyID', 'storeID'])
      .where(sql<string>`lower("storeKey")`, '=', storeKey)
      .where('storeDeleted', '=', 0)
      .orderBy('storeEnabled', 'desc')
      .orderBy('storeID')
      .executeTakeFirst(),
)

/** The customer with an email address; if there are several, the one the store was last in touch with. */
export const findCustomerByEmail = query(
  async (db: Db, { companyID, storeIDs }: CompanyScope, custEmail: string): Promise<number | undefined> => {
    const row = await db
      .selectFrom('customers as u')
      .leftJoin('conversations as c', (join) =>
        join
          .onRef('c.companyID', '=', 'u.companyID')
          .onRef('c.custID', '=', 'u.custID')
          .on('c.storeID', 'in', storeIDs),
      )
      .select('u.custID')
      .where('u.companyID', '=', companyID)
      .where('u.custEmail', '=', custEmail)
      .orderBy((eb) => eb.fn.coalesce('c.convoActivityAt', eb.lit(0)), 'desc')
      .orderBy('u.custID')
      .executeTakeFirst()
    return row?.custID
  },
)
