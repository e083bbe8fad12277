import type { Compilable } from 'kysely'
import type { EntityKind } from '@xd/core/contract/calls.ts'
import { ASKED_FOR } from '@xd/core/domain/access/approval.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { day } from '@xd/core/domain/activity/phrases.ts'
import { closureName } from '@xd/core/domain/activity/target.ts'
import { type CustomerName, shownName } from '@xd/core/domain/customer/name.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { exceptionSentence } from '@xd/core/domain/payment/reconcile.ts'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'
import { findFields } from '#queries/custom-fields.ts'

export type NamedKind = EntityKind | 'company' | 'customer-field'
type Named = readonly (readonly [id: number | string, name: string])[]
type FindNames = (db: Db, companyID: number, ids: readonly (number | string)[]) => Promise<Named>
type Asked = Places<{ companyID: number; ids: readonly (number | string)[] }>

interface Person extends CustomerName {
  readonly custPhone: string
  readonly custErasedAt: number | null
}
const PERSON = ['c.custFirstName', 'c.custLastName', 'c.custPhone', 'c.custErasedAt'] as const
const nameOfPerson = (person: Person): string =>
  person.custErasedAt === null ? shownName(person) : 'a customer who was erased'

/** One query for the records, and the name of each. */
const finding = <Row>(
  query: (db: Db, asked: Asked) => Compilable<Row>,
  named: (row: Row) => readonly [id: number | string, name: string],
): FindNames => {
  const rows = prepared(query)
  return async (db, companyID, ids) => (await rows(db, { companyID, ids })).map(named)
}

/** Tables whose rows have their name in a column. */
const byColumn = (
  table:
    | 'api_keys'
    | 'imports'
    | 'tickets'
    | 'stores'
    | 'labels'
    | 'mailers'
    | 'notices'
    | 'templates'
    | 'quick_replies'
    | 'quote_leads'
    | 'calendar_categories'
    | 'calendar_entries'
    | 'calendar_imports'
    | 'companies',
  id: string,
  name: string,
): FindNames =>
  finding(
    (db, { companyID, ids }) =>
      db
        .selectFrom(table as 'stores')
        .select([`${id} as storeID` as 'storeID', `${name} as storeName` as 'storeName'])
        .where('companyID', '=', companyID)
        .where(among(db, id, ids)),
    ({ storeID, storeName }) => [storeID, storeName],
  )

const presentCustomers = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('customers as c')
      .select(['c.custID', ...PERSON])
      .where('c.companyID', '=', companyID)
      .where('c.custErasedAt', 'is', null)
      .where(among(db, 'c.custID', ids)),
  (row) => [row.custID, shownName(row)],
)

const mergedCustomers = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('customer_merges')
      .select(['mergedCustID', 'mergedName', 'mergedPhone'])
      .where('companyID', '=', companyID)
      .where(among(db, 'mergedCustID', ids)),
  (row) => [row.mergedCustID, row.mergedName || formatPhone(row.mergedPhone)],
)

/** A customer who was merged into another has no row left, but the merge has their name. */
const customers: FindNames = async (db, companyID, ids) => {
  const present = await presentCustomers(db, companyID, ids)
  const known = new Set(present.map(([custID]) => custID))
  const missing = ids.filter((id) => !known.has(Number(id)))
  return missing.length === 0 ? present : [...(await mergedCustomers(db, companyID, missing)), ...present]
}

const users = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('users')
      .select(['userID', 'userNickname', 'userUsername'])
      .where('companyID', '=', companyID)
      .where(among(db, 'userID', ids)),
  (row) => [row.userID, row.userNickname.trim() || row.userUsername],
)

const conversations = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('conversations as v')
      .innerJoin('customers as c', 'c.custID', 'v.custID')
      .select(['v.convoID', ...PERSON])
      .where('v.companyID', '=', companyID)
      .where(among(db, 'v.convoID', ids)),
  (row) => [row.convoID, `Conversation with ${nameOfPerson(row)}`],
)

const messages = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('messages as m')
      .innerJoin('customers as c', 'c.custID', 'm.custID')
      .select(['m.messageID', 'm.messageDirection', ...PERSON])
      .where('m.companyID', '=', companyID)
      .where(among(db, 'm.messageID', ids)),
  (row) => [row.messageID, `Message ${row.messageDirection === 'in' ? 'from' : 'to'} ${nameOfPerson(row)}`],
)

const payments = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('payments as p')
      .innerJoin('customers as c', 'c.custID', 'p.custID')
      .select(['p.paymentKey', 'p.amountCents', ...PERSON])
      .where('p.companyID', '=', companyID)
      .where(among(db, 'p.paymentKey', ids)),
  (row) => [row.paymentKey, `Request for ${formatDollars(row.amountCents)} to ${nameOfPerson(row)}`],
)

const plans = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('plans as p')
      .innerJoin('customers as c', 'c.custID', 'p.custID')
      .select(['p.planID', 'p.planMemo', ...PERSON])
      .where('p.companyID', '=', companyID)
      .where(among(db, 'p.planID', ids)),
  (row) => [row.planID, `Plan “${row.planMemo}” of ${nameOfPerson(row)}`],
)

const loans = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('loans as l')
      .leftJoin('customers as c', 'c.custID', 'l.custID')
      .select(['l.loanID', 'l.amountCents', ...PERSON])
      .where('l.companyID', '=', companyID)
      .where(among(db, 'l.loanID', ids)),
  ({ loanID, amountCents, ...person }) => {
    const amount = `Quote ${loanID} for ${formatDollars(amountCents)}`
    return [loanID, person.custPhone === null ? amount : `${amount} to ${nameOfPerson(person as Person)}`]
  },
)

const rewrites = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('rewrite_batches as b')
      .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
      .innerJoin('customers as c', 'c.custID', 'p.custID')
      .select(['b.rewriteID', ...PERSON])
      .where('b.companyID', '=', companyID)
      .where(among(db, 'b.rewriteID', ids)),
  (row) => [row.rewriteID, `Rewrite for ${nameOfPerson(row)}`],
)

const closures = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('store_closures')
      .select(['closureID', 'day', 'note'])
      .where('companyID', '=', companyID)
      .where(among(db, 'closureID', ids)),
  (row) => [row.closureID, closureName(row)],
)

const merges = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('customer_merges')
      .select(['mergeID', 'mergedName', 'mergedPhone'])
      .where('companyID', '=', companyID)
      .where(among(db, 'mergeID', ids)),
  (row) => [row.mergeID, row.mergedName || formatPhone(row.mergedPhone)],
)

const visits = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('support_visits as v')
      .innerJoin('users as u', 'u.userID', 'v.userID')
      .select(['v.visitID', 'u.userNickname', 'u.userUsername'])
      .where('v.companyID', '=', companyID)
      .where(among(db, 'v.visitID', ids)),
  (row) => [row.visitID, `Visit by ${employeeName({ ...row, userIsXDACCT: true })}`],
)

const exceptions = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('payment_exceptions')
      .select(['exceptionID', 'kind', 'hereCents', 'thereCents'])
      .where('companyID', '=', companyID)
      .where(among(db, 'exceptionID', ids)),
  ({ exceptionID, kind, hereCents, thereCents }) => {
    const sentence = exceptionSentence({ kind, amountHere: hereCents, amountThere: thereCents })
    return [exceptionID, sentence.replace(/\.$/, '')]
  },
)

const stopRequests = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('stop_requests as r')
      .innerJoin('customers as c', 'c.custID', 'r.custID')
      .select(['r.stopRequestID', 'c.custFirstName', 'c.custLastName', 'c.custPhone'])
      .where('r.companyID', '=', companyID)
      .where(among(db, 'r.stopRequestID', ids)),
  (row) => [row.stopRequestID, `Request to stop by ${shownName(row)}`],
)

const promisesMade = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('promises as p')
      .innerJoin('customers as c', 'c.custID', 'p.custID')
      .select(['p.promiseID', 'p.promiseDay', ...PERSON])
      .where('p.companyID', '=', companyID)
      .where(among(db, 'p.promiseID', ids)),
  (row) => [row.promiseID, `Promise of ${nameOfPerson(row)} to pay by ${day(row.promiseDay)}`],
)

const approvals = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('approvals')
      .select(['approvalID', 'action'])
      .where('companyID', '=', companyID)
      .where(among(db, 'approvalID', ids)),
  ({ approvalID, action }) => [approvalID, ASKED_FOR[action]],
)

const batches = finding(
  (db, { companyID, ids }) =>
    db
      .selectFrom('notice_batches')
      .select(['batchID', 'batchKind', 'batchDate'])
      .where('companyID', '=', companyID)
      .where(among(db, 'batchID', ids)),
  ({ batchID, batchKind, batchDate }) => [batchID, `${BATCH_KIND_LABELS[batchKind]}, ${day(batchDate)}`],
)

/** The fields of the customer form, by their keys. */
const customerFields: FindNames = async (db, companyID) =>
  (await findFields(db, { companyID }, 'customer')).map(({ id, title }) => [id, title])

const FINDERS: Readonly<Record<NamedKind, FindNames>> = {
  'calendar-import': byColumn('calendar_imports', 'importID', 'filename'),
  approval: approvals,
  batch: batches,
  notice: byColumn('notices', 'noticeID', 'givenName'),
  category: byColumn('calendar_categories', 'catID', 'catTitle'),
  closure: closures,
  company: byColumn('companies', 'companyID', 'companyName'),
  conversation: conversations,
  customer: customers,
  'customer-field': customerFields,
  entry: byColumn('calendar_entries', 'itemID', 'itemTitle'),
  exception: exceptions,
  import: byColumn('imports', 'importID', 'filename'),
  ticket: byColumn('tickets', 'ticketID', 'ticketNumber'),
  lead: byColumn('quote_leads', 'leadID', 'leadItem'),
  label: byColumn('labels', 'labelID', 'labelName'),
  'stop-request': stopRequests,
  promise: promisesMade,
  loan: loans,
  plan: plans,
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
  'api-key': byColumn('api_keys', 'keyID', 'keyName'),
  visit: visits,
}

export const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(FINDERS, kind)

/** The names of one kind of record, by ID: those of this company that still exist. */
export const findNames = async (
  db: Db,
  { companyID }: Tenant,
  kind: NamedKind,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<string, string>> => {
  const known =
    kind === 'payment' || kind === 'customer-field' ? ids.map(String) : ids.map(Number).filter(Number.isSafeInteger)
  if (known.length === 0) return new Map()
  const named = await FINDERS[kind](db, companyID, known)
  return new Map(named.filter(([, name]) => name !== '').map(([id, name]) => [String(id), name]))
}
