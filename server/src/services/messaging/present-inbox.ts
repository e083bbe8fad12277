import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { labelsOfConversations } from '#queries/conversation-labels.ts'
import { toCustomers } from '#queries/customers.ts'
import { inboxRows } from '#queries/inbox.ts'
import type { Presenting } from '#services/payments/present.ts'
import { paymentsOfRows } from '#services/payments/payments-of-rows.ts'
import { presentConversation } from './present-conversation.ts'
import { presentDrafts } from './present-drafts.ts'
import { presentMessages } from './present-messages.ts'

/** The inbox rows of some conversations, in their order. */
export const presentInbox = async (
  db: Db,
  caller: Caller,
  convoIDs: readonly number[],
  presenting: Presenting,
): Promise<(typeof InboxRow.Type)[]> => {
  const found = new Map((await inboxRows(db, caller, convoIDs)).map((row) => [row.convoID, row]))
  // A conversation may have moved between the two readings; what is gone from the page is left out.
  const rows = convoIDs.flatMap((convoID) => found.get(convoID) ?? [])
  const [messages, customers, labels, payments, drafts] = await Promise.all([
    presentMessages(db, caller, rows, presenting),
    toCustomers(db, caller, rows),
    labelsOfConversations(db, caller, convoIDs),
    paymentsOfRows(db, caller, convoIDs, presenting.now),
    presentDrafts(db, caller, convoIDs),
  ])
  return rows.map((row, i) => ({
    ...messages[i]!,
    ...payments.get(row.convoID),
    convo: presentConversation(row, labels.get(row.convoID) ?? []),
    customer: customers[i]!,
    draft: drafts.get(row.convoID) ?? null,
    store: { storeID: row.storeID, storeName: row.storeName, storeAbbr: row.storeAbbr, storeColor: row.storeColor },
  }))
}
