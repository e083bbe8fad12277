// The known facts about customers whom a mailer or a batch of notices may write to.
import { sql, type SqlBool } from 'kysely'
import { type Consent, mayOverrule } from '@xd/core/domain/customer/consent.ts'
import type { Db } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import type { Asked } from './mailer-audience.ts'

/** What anybody with one of these email addresses, in lower case, last said about marketing. */
export const marketingOfAddresses = async (db: Db, { companyID }: Tenant, emails: readonly string[]) => {
  const rows = await db
    .selectFrom('customers as c')
    .innerJoin('customer_consents as k', 'k.custID', 'c.custID')
    .select(['c.custEmail', 'k.given', 'k.source'])
    .where('c.companyID', '=', companyID)
    .where(amongThese(db, 'c.custEmail', emails))
    .where('k.companyID', '=', companyID)
    .where('k.consentKind', '=', 'marketing')
    .orderBy('k.consentID')
    .execute()
  const said = new Map<string | null, Consent>()
  for (const { custEmail, given, source } of rows) {
    const next = { given: given === 1, source }
    if (mayOverrule(next, said.get(custEmail))) said.set(custEmail, next)
  }
  return new Map([...said].map(([custEmail, { given }]) => [custEmail, given]))
}

/** The customers who got another mailer since then. */
export const mailedSince = async (
  db: Db,
  { companyID }: Tenant,
  custIDs: readonly number[],
  { since, jobID }: { readonly since: number; readonly jobID: number },
) => {
  const rows = await db
    .selectFrom('mailer_recipients')
    .select('custID')
    .distinct()
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .where('sentAt', '>', since)
    .where('jobID', '<>', jobID)
    .where('state', '<>', 'failed')
    .execute()
  return new Set(rows.map(({ custID }) => custID))
}

/** Carriers' codes for a number that takes no texts: a landline, an unknown number, one out of service. */
const NO_PHONE_THERE = [21211, 21614, 21635, 30005, 30006]

/** The customers whose number takes no texts, and where none has arrived since. */
export const unreachableAmong = async (db: Db, { companyID }: Tenant, custIDs: readonly number[]) => {
  const failed = await db
    .selectFrom('messages')
    .select((eb) => ['custID', eb.fn.max<number>('messageID').as('messageID')])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .where('messageTwilioError', 'is not', null)
    .where('messageTwilioError', 'in', NO_PHONE_THERE)
    .groupBy('custID')
    .execute()
  if (failed.length === 0) return new Set<number>()
  const arrived = await db
    .selectFrom('conversations as v')
    .innerJoin('messages as m', (join) =>
      join.onRef('m.companyID', '=', 'v.companyID').onRef('m.convoID', '=', 'v.convoID'),
    )
    .select((eb) => ['v.custID', eb.fn.max<number>('m.messageID').as('messageID')])
    .where('v.companyID', '=', companyID)
    .where(
      amongThese(
        db,
        'v.custID',
        failed.map(({ custID }) => custID),
      ),
    )
    .where('m.messageStatus', 'in', ['delivered', 'received'])
    .where('m.messageChannel', '=', 'sms')
    .groupBy('v.custID')
    .execute()
  const last = new Map(arrived.map(({ custID, messageID }) => [custID, messageID]))
  return new Set(failed.flatMap(({ custID, messageID }) => ((last.get(custID) ?? 0) > messageID ? [] : [custID])))
}

/** Their conversations with these stores, latest contact first. */
export const conversationsAmong = (db: Db, { companyID, storeIDs }: CompanyScope, custIDs: readonly number[]) =>
  db
    .selectFrom('conversations')
    .select(['convoID', 'custID', 'storeID'])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where(amongThese(db, 'custID', custIDs))
    .orderBy('convoActivityAt', 'desc')
    .orderBy('convoID')
    .execute()

/**
 * Exactly this word: SQLite's LIKE would find STOP in "stop by our store". Spelled out, as in the index of messages
 * with one: see migrations/src/0099-messages-that-tell.ts.
 */
const holds = (db: Db, word: string) =>
  isPostgres(db)
    ? sql<SqlBool>`"messageBody" like ${sql.lit(`%${word}%`)}`
    : sql<SqlBool>`"messageBody" glob ${sql.lit(`*${word}*`)}`

/**
 * Which of these conversations have recently included the store's opt-out instructions, in a text that was not lost.
 */
export const toldIn = async (
  db: Db,
  { companyID }: Tenant,
  convoIDs: readonly number[],
  { since, words }: { readonly since: number; readonly words: readonly string[] },
) => {
  const rows = await db
    .selectFrom('messages')
    .select('convoID')
    .distinct()
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'convoID', convoIDs))
    .where('messageAt', '>', since)
    .where('messageDirection', '=', sql.lit('out'))
    .where('messageChannel', '=', sql.lit('sms'))
    .where('messageStatus', 'not in', ['failed', 'undelivered'])
    .where((eb) => eb.or(words.map((word) => holds(db, word))))
    .execute()
  return new Set(rows.map(({ convoID }) => convoID))
}

/** The details of their open requests, with the requesting store. */
export const requestsAmong = (db: Db, { companyID }: Tenant, custIDs: readonly number[], now: number) =>
  db
    .selectFrom('payments')
    .select(['custID', 'storeID', 'amountCents', 'paymentTicketList', 'paymentKey'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .where(sql<SqlBool>`"paymentStatus" = 'sent'`)
    .where('validBeforeAt', '>', now)
    .execute()

/** Their active tickets, with the store that has them. */
export const ticketsAmong = (
  db: Db,
  { companyID }: Tenant,
  custIDs: readonly number[],
  { ticketDueStart, ticketDueEnd }: Pick<Asked, 'ticketDueStart' | 'ticketDueEnd'>,
) =>
  db
    .selectFrom('tickets')
    .select(['custID', 'storeID', 'ticketNumber', 'ticketDueDate', 'amountDueCents'])
    .select((eb) => eb.fn.coalesce('graceByNotice', 'ticketGraceDate').as('ticketGraceDate'))
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .where('ticketStatus', '=', 'active')
    .where(sql<SqlBool>`"ticketDueDate" >= ${ticketDueStart ?? ''}`)
    .where(sql<SqlBool>`"ticketDueDate" <= ${ticketDueEnd ?? '9999-12-31'}`)
    .execute()
