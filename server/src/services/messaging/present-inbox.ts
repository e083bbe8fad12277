import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { labelsOfConversations } from '#queries/conversation-labels.ts'
import { toCustomers } from '#queries/customers.ts'
import { inboxRows } from '#queries/inbox.ts'
import type { Presenting } from '#services/payments/present.ts'
import { paymentsOfRows } from '#services/payments/payments-of-rows.ts'
import { presentConversation } from './present-conversation.ts'
import { presentMessages } from './present-messages.ts'

/** The inbox rows of some conversations, in their order. */
export const presentInbox = async (
  db: Db,
  scope: CompanyScope,
  convoIDs: readonly number[],
  presenting: Presenting,
): Promise<(typeof InboxRow.Type)[]> => {
  const found = new Map((await inboxRows(db, scope, convoIDs)).map((row) => [row.convoID, row]))
  // A conversation may have moved between the two readings; what is gone from the page is left out.
  const rows = convoIDs.flatMap((convoID) => found.get(convoID) ?? [])
  const [messages, customers, labels, payments] = await Promise.all([
    presentMessages(db, scope, rows, presenting),
    toCustomers(db, scope, rows),
    labelsOfConversations(db, scope, convoIDs),
    paymentsOfRows(db, scope, convoIDs, presenting.now),
  ])
  return rows.map((row, i) => ({
    ...messages[i]!,
    ...payments.get(row.convoID),
    convo: presentConversation(row, labels.get(row.convoID) ?? []),
    customer: customers[i]!,
    store: { storeID: row.storeID, storeName: row.storeName, storeAbbr: row.storeAbbr, storeColor: row.storeColor },
  }))
}
