import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { lastLeadStatus } from '#queries/leads.ts'
import { OF_CONVERSATION, OF_CUSTOMER } from '#queries/of-customer.ts'
import {
  addRow,
  changeRow,
  moveRows,
  type RecordedChange,
  removeRow,
  type StoredRow,
  rowsWhere,
} from '#queries/recorded-rows.ts'

type Scope = CompanyScope

interface Links {
  readonly table: 'customer_labels' | 'conversation_labels' | 'import_customers'
  readonly column: 'custID' | 'convoID'
  /** The column of the linked record. */
  readonly other: 'labelID' | 'importID'
}
const CUSTOMER_LABELS: Links = { table: 'customer_labels', column: 'custID', other: 'labelID' }
const CONVERSATION_LABELS: Links = { table: 'conversation_labels', column: 'convoID', other: 'labelID' }
const CUSTOMER_IMPORTS: Links = { table: 'import_customers', column: 'custID', other: 'importID' }

/** Gives one customer the links of both, such as labels. A link they share is kept once. */
const moveLinks = async (db: Db, scope: Scope, { table, column, other }: Links, from: number, to: number) => {
  const changes: RecordedChange[] = []
  for (const row of await rowsWhere(db, scope, table, { [column]: from })) {
    changes.push(...(await removeRow(db, scope, table, row)))
    changes.push(...(await addRow(db, scope, table, { [column]: to, [other]: row[other] ?? null })))
  }
  return changes
}

const latest = (...times: (string | number | null | undefined)[]) =>
  times.filter((at) => typeof at === 'number').sort((a, b) => b - a)[0] ?? null

const number = (row: StoredRow, column: string): number => Number(row[column])
const earliest = (...times: (string | number | null | undefined)[]) =>
  times.filter((at) => typeof at === 'number').sort((a, b) => a - b)[0] ?? null

/** The later of days, or of closed periods by their ends. */
const last = (...texts: (string | number | null | undefined)[]) =>
  texts
    .filter((text) => typeof text === 'string')
    .toSorted()
    .at(-1) ?? null

/** When a conversation began. One without a message comes after all others. */
const begun = (convo: StoredRow): number => Number(convo['convoBegunAt'] ?? Infinity)

/** A conversation's columns after another one of the same store is folded into it. */
const folded = (into: StoredRow, from: StoredRow): StoredRow => {
  const later =
    from['convoLastMessageID'] !== null &&
    (into['convoLastMessageID'] === null || number(from, 'convoActivityAt') > number(into, 'convoActivityAt'))
  const first = [into, from].toSorted((one, other) => begun(one) - begun(other))[0]!
  return {
    convoBegunAt: first['convoBegunAt'] ?? null,
    convoBegunChannel: first['convoBegunChannel'] ?? null,
    convoStatus: [into, from].some(({ convoStatus }) => convoStatus === 'active') ? 'active' : 'archived',
    convoFlag: (into['convoFlag'] === 'none' ? from['convoFlag'] : into['convoFlag']) ?? 'none',
    convoAssignedUserID: into['convoAssignedUserID'] ?? from['convoAssignedUserID'] ?? null,
    convoUnread: number(into, 'convoUnread') + number(from, 'convoUnread'),
    convoHasChat: Math.max(number(into, 'convoHasChat'), number(from, 'convoHasChat')),
    convoPromiseBroken: Math.max(number(into, 'convoPromiseBroken'), number(from, 'convoPromiseBroken')),
    convoDeletedBefore: latest(into['convoDeletedBefore'], from['convoDeletedBefore']),
    convoWaitingSince: earliest(into['convoWaitingSince'], from['convoWaitingSince']),
    // They were answered for this closed period, and sent the link to pay today.
    convoAutoRepliedPeriod: last(into['convoAutoRepliedPeriod'], from['convoAutoRepliedPeriod']),
    convoPayAnsweredOn: last(into['convoPayAnsweredOn'], from['convoPayAnsweredOn']),
    ...(later && {
      convoLastMessageID: from['convoLastMessageID'] ?? null,
      convoActivityAt: from['convoActivityAt'] ?? null,
      convoPhoneUnproved: number(from, 'convoPhoneUnproved'),
    }),
  }
}

/** Moves each user's drafts. If a user has one in both, the moved one goes below the other. */
const moveDrafts = async (db: Db, scope: Scope, from: number, to: number): Promise<RecordedChange[]> => {
  const changes: RecordedChange[] = []
  for (const draft of await rowsWhere(db, scope, 'drafts', { convoID: from })) {
    const userID = draft['userID'] ?? null
    const [there] = await rowsWhere(db, scope, 'drafts', { convoID: to, userID })
    changes.push(...(await removeRow(db, scope, 'drafts', draft)))
    if (there) changes.push(...(await removeRow(db, scope, 'drafts', there)))
    const draftBody = [there?.['draftBody'], draft['draftBody']].filter((body) => body).join('\n\n')
    const pictures = [there?.['draftMedia'], draft['draftMedia']].flatMap((media) =>
      typeof media === 'string' ? (JSON.parse(media) as number[]) : [],
    )
    const draftMedia = JSON.stringify([...new Set(pictures)].slice(0, MESSAGE_MAX_MEDIA))
    changes.push(...(await addRow(db, scope, 'drafts', { ...(there ?? draft), convoID: to, draftBody, draftMedia })))
  }
  return changes
}

/** A client's key is unique within its conversation: if both have the same one, the moved one is renamed. */
const renameClientKeys = async (db: Db, scope: Scope, from: number, to: number): Promise<RecordedChange[]> => {
  const kept = await db
    .selectFrom('messages')
    .select('clientMessageID')
    .where('companyID', '=', scope.companyID)
    .where('convoID', '=', to)
    .where('clientMessageID', 'is not', null)
    .execute()
  const taken = new Set(kept.map(({ clientMessageID }) => clientMessageID))
  const coming = await db
    .selectFrom('messages')
    .select(['messageID', 'clientMessageID'])
    .where('companyID', '=', scope.companyID)
    .where('convoID', '=', from)
    .where('clientMessageID', 'is not', null)
    .execute()
  const changes: RecordedChange[] = []
  for (const row of coming)
    if (taken.has(row.clientMessageID))
      changes.push(
        ...(await changeRow(db, scope, 'messages', 'messageID', row, {
          clientMessageID: `${row.clientMessageID} of ${row.messageID}`,
        })),
      )
  return changes
}

/** Folds a conversation into another with the same store, keeping messages in the order they were written. */
const foldConversation = async (db: Db, scope: Scope, from: StoredRow, into: StoredRow): Promise<RecordedChange[]> => {
  const [source, target] = [number(from, 'convoID'), number(into, 'convoID')]
  const changes = await renameClientKeys(db, scope, source, target)
  for (const { table, key } of OF_CONVERSATION)
    changes.push(...(await moveRows(db, scope, { table, key, column: 'convoID', from: source, to: target })))
  changes.push(...(await moveDrafts(db, scope, source, target)))
  changes.push(...(await moveLinks(db, scope, CONVERSATION_LABELS, source, target)))
  changes.push(
    ...(await moveRows(db, scope, {
      table: 'comments',
      key: 'commentID',
      column: 'commentKey',
      from: `convo/${source}`,
      to: `convo/${target}`,
    })),
  )
  changes.push(...(await removeRow(db, scope, 'conversations', from)))
  const convoLeadStatus = await lastLeadStatus(db, scope, target)
  changes.push(
    ...(await changeRow(db, scope, 'conversations', 'convoID', into, { ...folded(into, from), convoLeadStatus })),
  )
  return changes
}

/** Moves all of one customer's records to another, and returns how to undo it. */
export const moveCustomer = query(async (db: Db, scope: Scope, from: number, to: number): Promise<RecordedChange[]> => {
  const changes: RecordedChange[] = []
  const existing = await rowsWhere(db, scope, 'conversations', { custID: to })
  for (const convo of await rowsWhere(db, scope, 'conversations', { custID: from })) {
    const into = existing.find(({ storeID }) => storeID === convo['storeID'])
    if (into) changes.push(...(await foldConversation(db, scope, convo, into)))
  }
  changes.push(...(await moveRows(db, scope, { table: 'conversations', key: 'convoID', column: 'custID', from, to })))
  for (const { table, key } of OF_CUSTOMER)
    changes.push(...(await moveRows(db, scope, { table, key, column: 'custID', from, to })))
  for (const links of [CUSTOMER_LABELS, CUSTOMER_IMPORTS])
    changes.push(...(await moveLinks(db, scope, links, from, to)))
  changes.push(
    ...(await moveRows(db, scope, {
      table: 'comments',
      key: 'commentID',
      column: 'commentKey',
      from: `customer/${from}`,
      to: `customer/${to}`,
    })),
  )
  return changes
})
