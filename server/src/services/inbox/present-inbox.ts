import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import { excerptOf } from '@xd/core/domain/search/excerpt.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { labelsOfConversations } from '#queries/conversation-labels.ts'
import { toCustomers } from '#queries/customers.ts'
import { inboxRows } from '#queries/inbox-rows.ts'
import { messagesByID } from '#queries/messages.ts'
import type { Presenting } from '#services/payments/present.ts'
import { rowSeenBy } from './as-seen-by.ts'
import { paymentsOfRows } from './payments-of-rows.ts'
import { presentConversation } from './present-conversation.ts'
import { presentDrafts } from './present-drafts.ts'
import { presentMessages, type Reader } from './present-messages.ts'

type Row = typeof InboxRow.Type

/** The search text, and the message found in each conversation. */
interface Found {
  readonly text: string
  readonly messages: ReadonlyMap<number, number>
}

/** Excerpts found in older messages; the last message is in the row already. */
const excerptsOf = async (
  db: Db,
  caller: Caller,
  rows: readonly Row[],
  { text, messages }: Found,
): Promise<Map<number, Pick<Row, 'foundMessage'>>> => {
  const older = rows.flatMap(({ convoID, messageID }) => {
    const found = messages.get(convoID)
    return found === undefined || found === messageID ? [] : [found]
  })
  return new Map(
    (await messagesByID(db, caller, older)).map((message) => [
      message.convoID,
      {
        foundMessage: {
          messageID: message.messageID,
          messageDate: message.messageAt,
          messageDirection: message.messageDirection,
          messageBody: excerptOf(message.messageBody, text),
        },
      },
    ]),
  )
}

const foundRows = async (db: Db, scope: CompanyScope, convoIDs: readonly number[]) => {
  const found = new Map((await inboxRows(db, scope, convoIDs)).map((row) => [row.convoID, row]))
  // A conversation may have moved between the two reads. One that has left the page is left out.
  return convoIDs.flatMap((convoID) => found.get(convoID) ?? [])
}

/** The inbox rows of these conversations, in order. */
export const presentRows = async (
  db: Db,
  scope: Reader,
  convoIDs: readonly number[],
  presenting: Presenting,
  drafts?: ReadonlyMap<number, Row['draft']>,
): Promise<Row[]> => {
  const rows = await foundRows(db, scope, convoIDs)
  const [messages, customers, labels, payments] = await Promise.all([
    presentMessages(db, scope, rows, presenting),
    toCustomers(db, scope, rows),
    labelsOfConversations(db, scope, convoIDs),
    paymentsOfRows(db, scope, convoIDs, presenting.now),
  ])
  return rows.map((row, i) =>
    rowSeenBy(scope.permissions, {
      ...messages[i]!,
      ...payments.get(row.convoID),
      convo: presentConversation(row, labels.get(row.convoID) ?? []),
      customer: customers[i]!,
      draft: drafts?.get(row.convoID) ?? null,
      store: { storeID: row.storeID, storeName: row.storeName, storeAbbr: row.storeAbbr, storeColor: row.storeColor },
    }),
  )
}

/** The caller's inbox rows of these conversations, in order. */
export const presentInbox = async (
  db: Db,
  caller: Caller,
  convoIDs: readonly number[],
  presenting: Presenting,
  sought?: Found,
): Promise<Row[]> => {
  const rows = await presentRows(db, caller, convoIDs, presenting, await presentDrafts(db, caller, convoIDs))
  if (sought === undefined) return rows
  const said = await excerptsOf(db, caller, rows, sought)
  return rows.map((row) => ({ ...row, ...said.get(row.convoID) }))
}
