// Every kind of record that a call or a line of the activity log can mention: how it is found, and its name.
import type { EntityKind } from '@xd/core/contract/calls.ts'
import { ASKED_FOR } from '@xd/core/domain/access/approval.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { day } from '@xd/core/domain/activity/phrases.ts'
import { closureName } from '@xd/core/domain/activity/target.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { exceptionSentence } from '@xd/core/domain/payment/reconcile.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Db } from '#db/connect.ts'
import { amongThese, type Places, prepared } from '#db/prepared.ts'
import { listCategories } from './calendar-categories.ts'
import { findEntries } from './calendar-entries.ts'
import { findClosure } from './closures.ts'
import { findMailers } from './mailers.ts'
import { findMedia } from './message-media.ts'
import { findException } from './payment-exceptions.ts'
import { countQuickReplies } from './quick-replies.ts'
import {
  customersOwn,
  named,
  nameOfPerson,
  PERSON,
  type Person,
  record,
  type RecordID,
  type RecordKind,
} from './record.ts'
import { findVisit } from './support-visits.ts'

type Count = RecordKind['count']

/** For kinds of which a call names few: each is read by itself. */
const each =
  (find: (...asked: [...Parameters<Count>, id: number]) => Promise<unknown>): Count =>
  async (db, viewer, ids) => {
    const rows = await Promise.all(ids.map((id) => find(db, viewer, ids, Number(id))))
    return rows.filter((row) => row !== undefined).length
  }

/** Most calls name one conversation. */
const storeOfConversation = prepared((db, { companyID, convoID }: Places<{ companyID: number; convoID: number }>) =>
  db.selectFrom('conversations').select('storeID').where('companyID', '=', companyID).where('convoID', '=', convoID),
)
const conversation = customersOwn({
  table: 'conversations',
  id: 'convoID',
  name: (customer) => `Conversation with ${customer}`,
})

const customer: RecordKind = {
  count: async (db, { companyID }, ids) => (await presentCustomers(db, companyID, ids)).length,
  names: async (db, companyID, ids) => {
    const present = (await presentCustomers(db, companyID, ids)).map((row) => [row.custID, shownName(row)] as const)
    const known = new Set(present.map(([custID]) => custID))
    const missing = ids.filter((id) => !known.has(Number(id)))
    return missing.length === 0 ? present : [...(await mergedAway.names(db, companyID, missing)), ...present]
  },
}
const presentCustomers = (db: Db, companyID: number, ids: readonly RecordID[]) =>
  db
    .selectFrom('customers as c')
    .select(['c.custID', ...PERSON])
    .where('c.companyID', '=', companyID)
    .where('c.custErasedAt', 'is', null)
    .where(amongThese(db, 'c.custID', ids))
    .execute()
const merged = (id: 'mergeID' | 'mergedCustID') =>
  record({
    table: 'customer_merges',
    id,
    columns: ['mergedName', 'mergedPhone'],
    name: ({ mergedName, mergedPhone }) => mergedName || formatPhone(mergedPhone),
  })
/** A customer who was merged into another has no row left, but the merge has their name. */
const mergedAway = merged('mergedCustID')

/** The customer of a quote is optional. */
const loan: RecordKind = {
  ...named('loans', 'loanID', 'loanItem'),
  names: async (db, companyID, ids) => {
    const rows = await db
      .selectFrom('loans as l')
      .leftJoin('customers as c', 'c.custID', 'l.custID')
      .select(['l.loanID', 'l.amountCents', ...PERSON])
      .where('l.companyID', '=', companyID)
      .where(amongThese(db, 'l.loanID', ids))
      .execute()
    return rows.map(({ loanID, amountCents, ...person }) => {
      const amount = `Quote ${loanID} for ${formatDollars(amountCents)}`
      return [loanID, person.custPhone === null ? amount : `${amount} to ${nameOfPerson(person as Person)}`]
    })
  },
}

const rewrite: RecordKind = {
  ...named('rewrite_batches', 'rewriteID', 'rewriteID', { atStore: true }),
  names: async (db, companyID, ids) => {
    const rows = await db
      .selectFrom('rewrite_batches as b')
      .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
      .innerJoin('customers as c', 'c.custID', 'p.custID')
      .select(['b.rewriteID', ...PERSON])
      .where('b.companyID', '=', companyID)
      .where(amongThese(db, 'b.rewriteID', ids))
      .execute()
    return rows.map((row) => [row.rewriteID, `Rewrite for ${nameOfPerson(row)}`])
  },
}

/** A key has a user of its own, who is not an employee. */
const user: RecordKind = {
  ...record({
    table: 'users',
    id: 'userID',
    columns: ['userNickname', 'userUsername'],
    name: ({ userNickname, userUsername }) => userNickname.trim() || userUsername,
  }),
  count: async (db, { companyID }, ids) => {
    const rows = await db
      .selectFrom('users')
      .select('userID')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'userID', ids))
      .where('userIsKey', '=', 0)
      .execute()
    return rows.length
  },
}

const visit: RecordKind = {
  count: each((db, viewer, _, id) => findVisit(db, viewer, id)),
  names: async (db, companyID, ids) => {
    const rows = await db
      .selectFrom('support_visits as v')
      .innerJoin('users as u', 'u.userID', 'v.userID')
      .select(['v.visitID', 'u.userNickname', 'u.userUsername'])
      .where('v.companyID', '=', companyID)
      .where(amongThese(db, 'v.visitID', ids))
      .execute()
    return rows.map((row) => [row.visitID, `Visit by ${employeeName({ ...row, userIsXDACCT: true })}`])
  },
}

export const RECORDS = {
  'api-key': named('api_keys', 'keyID', 'keyName', { few: true }),
  approval: record({
    table: 'approvals',
    id: 'approvalID',
    columns: ['action'],
    name: ({ action }) => ASKED_FOR[action],
  }),
  batch: record({
    table: 'notice_batches',
    id: 'batchID',
    atStore: true,
    columns: ['batchKind', 'batchDate'],
    name: ({ batchKind, batchDate }) => `${BATCH_KIND_LABELS[batchKind]}, ${day(batchDate)}`,
  }),
  'calendar-import': named('calendar_imports', 'importID', 'filename'),
  category: {
    ...named('calendar_categories', 'catID', 'catTitle', { few: true }),
    count: async (db, viewer, ids) =>
      (await listCategories(db, viewer, '')).filter(({ catID }) => ids.includes(catID)).length,
  },
  closure: {
    ...record({ table: 'store_closures', id: 'closureID', columns: ['day', 'note'], name: closureName }),
    count: each((db, viewer, _, id) => findClosure(db, viewer, id)),
  },
  conversation: {
    ...conversation,
    count: async (db, viewer, ids) => {
      if (ids.length !== 1) return conversation.count(db, viewer, ids)
      const rows = await storeOfConversation(db, { companyID: viewer.companyID, convoID: Number(ids[0]) })
      return rows.filter(({ storeID }) => viewer.storeIDs.includes(storeID)).length
    },
  },
  customer,
  // An entry identified by its reference key belongs to another module: the call looks it up there.
  entry: {
    ...named('calendar_entries', 'itemID', 'itemTitle'),
    count: async (db, viewer, ids) => {
      const own = ids.flatMap((id) => (typeof id === 'number' ? [id] : []))
      return ids.length - own.length + (await findEntries(db, viewer, own)).length
    },
  },
  exception: {
    ...record({
      table: 'payment_exceptions',
      id: 'exceptionID',
      columns: ['kind', 'hereCents', 'thereCents'],
      name: ({ kind, hereCents, thereCents }) =>
        exceptionSentence({ kind, amountHere: hereCents, amountThere: thereCents }).replace(/\.$/, ''),
    }),
    count: each((db, viewer, _, id) => findException(db, viewer, id)),
  },
  import: named('imports', 'importID', 'filename', { atStore: true }),
  label: named('labels', 'labelID', 'labelName', { few: true }),
  lead: named('quote_leads', 'leadID', 'leadItem', { atStore: true }),
  loan,
  mailer: {
    ...named('mailers', 'jobID', 'jobTitle'),
    count: async (db, viewer, ids) => (await findMailers(db, viewer, ids.map(Number))).length,
  },
  merge: merged('mergeID'),
  message: customersOwn({
    table: 'messages',
    id: 'messageID',
    columns: ['messageDirection'],
    name: (customer, { messageDirection }) => `Message ${messageDirection === 'in' ? 'from' : 'to'} ${customer}`,
  }),
  notice: named('notices', 'noticeID', 'givenName', { atStore: true }),
  payment: customersOwn({
    table: 'payments',
    id: 'paymentKey',
    columns: ['amountCents'],
    name: (customer, { amountCents }) => `Request for ${formatDollars(amountCents)} to ${customer}`,
  }),
  // A picture has no name.
  picture: {
    count: async (db, viewer, ids) => (await findMedia(db, viewer, ids.map(Number))).length,
    names: () => Promise.resolve([]),
  },
  plan: customersOwn({
    table: 'plans',
    id: 'planID',
    columns: ['planMemo'],
    name: (customer, { planMemo }) => `Plan “${planMemo}” of ${customer}`,
  }),
  promise: customersOwn({
    table: 'promises',
    id: 'promiseID',
    columns: ['promiseDay'],
    name: (customer, { promiseDay }) => `Promise of ${customer} to pay by ${day(promiseDay)}`,
  }),
  reply: {
    ...named('quick_replies', 'replyID', 'replyTitle', { few: true }),
    count: (db, viewer, ids) => countQuickReplies(db, viewer, ids.map(Number)),
  },
  rewrite,
  'stop-request': customersOwn({
    table: 'stop_requests',
    id: 'stopRequestID',
    name: (customer) => `Request to stop by ${customer}`,
  }),
  store: {
    ...named('stores', 'storeID', 'storeName', { few: true }),
    count: (_db, { storeIDs }, ids) => Promise.resolve(ids.filter((id) => storeIDs.includes(Number(id))).length),
  },
  template: named('templates', 'templateID', 'templateName', { few: true }),
  ticket: named('tickets', 'ticketID', 'ticketNumber', { atStore: true }),
  user,
  visit,
} as const satisfies Readonly<Record<EntityKind, RecordKind>>
