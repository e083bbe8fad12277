import type { EntityKind } from '@xd/core/contract/calls.ts'
import type { Db } from '#db/connect.ts'
import { amongThese, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'
import { findClosure } from './closures.ts'
import { listCategories } from './calendar-categories.ts'
import { findEntries } from './calendar-entries.ts'
import { findMailers } from './mailers.ts'
import { findMedia } from './message-media.ts'
import { findException } from './payment-exceptions.ts'
import { findVisit } from './support-visits.ts'
import { countQuickReplies } from './quick-replies.ts'

export type NamedID = number | string
type Viewer = CompanyScope & { readonly userID: number; readonly pastStoreIDs?: readonly number[] }
type CountFound = (db: Db, viewer: Viewer, ids: readonly NamedID[]) => Promise<number>

/** Rows that belong to a store exist for users allowed there. */
const atStore =
  (find: (db: Db, companyID: number, ids: readonly NamedID[]) => Promise<{ storeID: number }[]>): CountFound =>
  async (db, { companyID, storeIDs }, ids) =>
    (await find(db, companyID, ids)).filter(({ storeID }) => storeIDs.includes(storeID)).length

/** Rows that belong to the whole company. */
const ofCompany =
  (
    table: 'approvals' | 'labels' | 'api_keys' | 'templates' | 'customer_merges' | 'loans' | 'calendar_imports',
    column: string,
  ): CountFound =>
  async (db, { companyID }, ids) => {
    const { n } = await db
      .selectFrom(table as 'labels')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('companyID', '=', companyID)
      .where(amongThese(db, column, ids))
      .executeTakeFirstOrThrow()
    return n
  }

/** Most calls name one conversation. */
const conversation = prepared((db, { companyID, convoID }: Places<{ companyID: number; convoID: number }>) =>
  db.selectFrom('conversations').select('storeID').where('companyID', '=', companyID).where('convoID', '=', convoID),
)

const storesOf = (
  db: Db,
  table: keyof Tables &
    (
      | 'conversations'
      | 'messages'
      | 'payments'
      | 'rewrite_batches'
      | 'tickets'
      | 'imports'
      | 'notice_batches'
      | 'notices'
      | 'quote_leads'
      | 'stop_requests'
      | 'plans'
      | 'promises'
    ),
  companyID: number,
  column: string,
  ids: readonly NamedID[],
) =>
  db
    .selectFrom(table as 'conversations')
    .select('storeID')
    .where('companyID', '=', companyID)
    .where(amongThese(db, column, ids))
    .execute()

/**
 * How many of these (distinct) things exist for a caller: in their company and, if they belong to a store, in one of
 * theirs.
 */
export const countFound: Record<EntityKind, CountFound> = {
  customer: async (db, { companyID }, ids) => {
    const rows = await db
      .selectFrom('customers')
      .select('custID')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', ids))
      .where('custErasedAt', 'is', null)
      .execute()
    return rows.length
  },
  conversation: atStore((db, companyID, ids) =>
    ids.length === 1
      ? conversation(db, { companyID, convoID: Number(ids[0]) })
      : storesOf(db, 'conversations', companyID, 'convoID', ids),
  ),
  message: atStore((db, companyID, ids) => storesOf(db, 'messages', companyID, 'messageID', ids)),
  payment: atStore((db, companyID, ids) => storesOf(db, 'payments', companyID, 'paymentKey', ids)),
  rewrite: atStore((db, companyID, ids) => storesOf(db, 'rewrite_batches', companyID, 'rewriteID', ids)),
  store: (_db, { storeIDs }, ids) => Promise.resolve(ids.filter((id) => storeIDs.includes(Number(id))).length),
  closure: async (db, scope, ids) => {
    const rows = await Promise.all(ids.map((id) => findClosure(db, scope, Number(id))))
    return rows.filter((row) => row !== undefined).length
  },
  category: async (db, scope, ids) =>
    (await listCategories(db, scope, '')).filter(({ catID }) => ids.includes(catID)).length,
  'calendar-import': ofCompany('calendar_imports', 'importID'),
  import: atStore((db, companyID, ids) => storesOf(db, 'imports', companyID, 'importID', ids)),
  ticket: atStore((db, companyID, ids) => storesOf(db, 'tickets', companyID, 'ticketID', ids)),
  plan: atStore((db, companyID, ids) => storesOf(db, 'plans', companyID, 'planID', ids)),
  lead: atStore((db, companyID, ids) => storesOf(db, 'quote_leads', companyID, 'leadID', ids)),
  'stop-request': atStore((db, companyID, ids) => storesOf(db, 'stop_requests', companyID, 'stopRequestID', ids)),
  promise: atStore((db, companyID, ids) => storesOf(db, 'promises', companyID, 'promiseID', ids)),
  loan: ofCompany('loans', 'loanID'),
  // An entry identified by its reference key belongs to another module: the call looks it up there.
  entry: async (db, scope, ids) => {
    const own = ids.flatMap((id) => (typeof id === 'number' ? [id] : []))
    return ids.length - own.length + (await findEntries(db, scope, own)).length
  },
  mailer: async (db, scope, ids) => (await findMailers(db, scope, ids.map(Number))).length,
  batch: atStore((db, companyID, ids) => storesOf(db, 'notice_batches', companyID, 'batchID', ids)),
  notice: atStore((db, companyID, ids) => storesOf(db, 'notices', companyID, 'noticeID', ids)),
  approval: ofCompany('approvals', 'approvalID'),
  label: ofCompany('labels', 'labelID'),
  // A key's own user is not an employee.
  user: async (db, { companyID }, ids) => {
    const rows = await db
      .selectFrom('users')
      .select('userID')
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'userID', ids))
      .where('userIsKey', '=', 0)
      .execute()
    return rows.length
  },
  'api-key': ofCompany('api_keys', 'keyID'),
  template: ofCompany('templates', 'templateID'),
  reply: (db, viewer, ids) => countQuickReplies(db, viewer, ids.map(Number)),
  merge: ofCompany('customer_merges', 'mergeID'),
  picture: async (db, viewer, ids) => (await findMedia(db, viewer, ids.map(Number))).length,
  visit: async (db, scope, ids) => {
    const rows = await Promise.all(ids.map((id) => findVisit(db, scope, Number(id))))
    return rows.filter((row) => row !== undefined).length
  },
  exception: async (db, scope, ids) => {
    const rows = await Promise.all(ids.map((id) => findException(db, scope, Number(id))))
    return rows.filter((row) => row !== undefined).length
  },
}
