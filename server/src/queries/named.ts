import type { EntityKind } from '@xd/core/contract/calls.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { closureName } from '@xd/core/domain/activity/target.ts'
import { type CustomerName, shownName } from '@xd/core/domain/customer/name.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { exceptionSentence } from '@xd/core/domain/payment/reconcile.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

export type NamedKind = EntityKind | 'company'
type Named = readonly (readonly [id: number | string, name: string])[]
type FindNames = (db: Db, companyID: number, ids: readonly (number | string)[]) => Promise<Named>

interface Person extends CustomerName {
  readonly custPhone: string
  readonly custErasedAt: number | null
}
const PERSON = ['c.custFirstName', 'c.custLastName', 'c.custPhone', 'c.custErasedAt'] as const
const nameOfPerson = (person: Person): string =>
  person.custErasedAt === null ? shownName(person) : 'a customer who was erased'

/** Tables whose rows have their name in a column. */
const byColumn =
  (
    table:
      | 'stores'
      | 'labels'
      | 'mailers'
      | 'templates'
      | 'quick_replies'
      | 'calendar_categories'
      | 'calendar_entries'
      | 'calendar_imports'
      | 'companies',
    id: string,
    name: string,
  ): FindNames =>
  async (db, companyID, ids) => {
    const rows = (await db
      .selectFrom(table as 'stores')
      .select([id as 'storeID', name as 'storeName'])
      .where('companyID', '=', companyID)
      .where(amongThese(db, id, ids))
      .execute()) as unknown as Record<string, number | string>[]
    return rows.map((row) => [row[id]!, String(row[name])] as const)
  }

/** A customer who was merged into another has no row left, but the merge has their name. */
const customers: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('customers as c')
    .select(['c.custID', ...PERSON])
    .where('c.companyID', '=', companyID)
    .where('c.custErasedAt', 'is', null)
    .where(amongThese(db, 'c.custID', ids))
    .execute()
  const present = new Set(rows.map(({ custID }) => custID))
  const missing = ids.filter((id) => !present.has(Number(id)))
  const merged =
    missing.length === 0
      ? []
      : await db
          .selectFrom('customer_merges')
          .select(['mergedCustID', 'mergedName', 'mergedPhone'])
          .where('companyID', '=', companyID)
          .where(amongThese(db, 'mergedCustID', missing))
          .execute()
  return [
    ...merged.map((row) => [row.mergedCustID, row.mergedName || formatPhone(row.mergedPhone)] as const),
    ...rows.map((row) => [row.custID, shownName(row)] as const),
  ]
}

const users: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('users')
    .select(['userID', 'userNickname', 'userUsername'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'userID', ids))
    .execute()
  return rows.map((row) => [row.userID, row.userNickname.trim() || row.userUsername] as const)
}

const conversations: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('conversations as v')
    .innerJoin('customers as c', 'c.custID', 'v.custID')
    .select(['v.convoID', ...PERSON])
    .where('v.companyID', '=', companyID)
    .where(amongThese(db, 'v.convoID', ids))
    .execute()
  return rows.map((row) => [row.convoID, `Conversation with ${nameOfPerson(row)}`] as const)
}

const messages: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('messages as m')
    .innerJoin('customers as c', 'c.custID', 'm.custID')
    .select(['m.messageID', 'm.messageDirection', ...PERSON])
    .where('m.companyID', '=', companyID)
    .where(amongThese(db, 'm.messageID', ids))
    .execute()
  return rows.map((row) => {
    const direction = row.messageDirection === 'in' ? 'from' : 'to'
    return [row.messageID, `Message ${direction} ${nameOfPerson(row)}`] as const
  })
}

const payments: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .select(['p.paymentKey', 'p.amountCents', ...PERSON])
    .where('p.companyID', '=', companyID)
    .where(amongThese(db, 'p.paymentKey', ids))
    .execute()
  return rows.map(
    (row) => [row.paymentKey, `Request for ${formatDollars(row.amountCents)} to ${nameOfPerson(row)}`] as const,
  )
}

const loans: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('loans as l')
    .leftJoin('customers as c', 'c.custID', 'l.custID')
    .select(['l.loanID', 'l.amountCents', ...PERSON])
    .where('l.companyID', '=', companyID)
    .where(amongThese(db, 'l.loanID', ids))
    .execute()
  return rows.map(({ loanID, amountCents, ...person }) => {
    const amount = `Quote ${loanID} for ${formatDollars(amountCents)}`
    return [loanID, person.custPhone === null ? amount : `${amount} to ${nameOfPerson(person as Person)}`] as const
  })
}

const rewrites: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('rewrite_batches as b')
    .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .select(['b.rewriteID', ...PERSON])
    .where('b.companyID', '=', companyID)
    .where(amongThese(db, 'b.rewriteID', ids))
    .execute()
  return rows.map((row) => [row.rewriteID, `Rewrite for ${nameOfPerson(row)}`] as const)
}

const closures: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('store_closures')
    .select(['closureID', 'day', 'note'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'closureID', ids))
    .execute()
  return rows.map((row) => [row.closureID, closureName(row)] as const)
}

const merges: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('customer_merges')
    .select(['mergeID', 'mergedName', 'mergedPhone'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'mergeID', ids))
    .execute()
  return rows.map((row) => [row.mergeID, row.mergedName || formatPhone(row.mergedPhone)] as const)
}

const visits: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('support_visits as v')
    .innerJoin('users as u', 'u.userID', 'v.userID')
    .select(['v.visitID', 'u.userNickname', 'u.userUsername'])
    .where('v.companyID', '=', companyID)
    .where(amongThese(db, 'v.visitID', ids))
    .execute()
  return rows.map((row) => [row.visitID, `Visit by ${employeeName({ ...row, userIsXDACCT: true })}`] as const)
}

const exceptions: FindNames = async (db, companyID, ids) => {
  const rows = await db
    .selectFrom('payment_exceptions')
    .select(['exceptionID', 'kind', 'hereCents', 'thereCents'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'exceptionID', ids))
    .execute()
  return rows.map(({ exceptionID, kind, hereCents, thereCents }) => {
    const sentence = exceptionSentence({ kind, amountHere: hereCents, amountThere: thereCents })
    return [exceptionID, sentence.replace(/\.$/, '')] as const
  })
}

const FINDERS: Readonly<Record<NamedKind, FindNames>> = {
  'calendar-import': byColumn('calendar_imports', 'importID', 'filename'),
  category: byColumn('calendar_categories', 'catID', 'catTitle'),
  closure: closures,
  company: byColumn('companies', 'companyID', 'companyName'),
  conversation: conversations,
  customer: customers,
  entry: byColumn('calendar_entries', 'itemID', 'itemTitle'),
  exception: exceptions,
  label: byColumn('labels', 'labelID', 'labelName'),
  loan: loans,
  mailer: byColumn('mailers', 'jobID', 'jobTitle'),
  merge: merges,
  message: messages,
  payment: payments,
  // A picture has no name.
  picture: () => Promise.resolve([]),
  reply: byColumn('quick_replies', 'replyID', 'replyTitle'),
  rewrite: rewrites,
  store: byColumn('stores', 'storeID', 'storeName'),
  template: byColumn('templates', 'templateID', 'templateName'),
  user: users,
  visit: visits,
}

export const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(FINDERS, kind)

/** The names of records of one kind, by ID: those of this company that are still there. */
export const findNames = async (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  kind: NamedKind,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<string, string>> => {
  const known = kind === 'payment' ? ids.map(String) : ids.map(Number).filter(Number.isSafeInteger)
  if (known.length === 0) return new Map()
  const named = await FINDERS[kind](db, companyID, known)
  return new Map(named.filter(([, name]) => name !== '').map(([id, name]) => [String(id), name]))
}
