import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { type ConversationFlag, isConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { labelsOfConversations } from '#queries/conversation-labels.ts'
import type { ConversationRow } from '#queries/conversations.ts'

type PresentedConversation = typeof Conversation.Type

type Shown = Omit<
  ConversationRow,
  | 'companyID'
  | 'convoLastMessageID'
  | 'convoActivityAt'
  | 'convoAutoRepliedPeriod'
  | 'convoPayAnsweredOn'
  | 'convoBegunAt'
  | 'convoBegunChannel'
  | 'convoDeletedBefore'
>

const flagOf = (flag: string): ConversationFlag => (isConversationFlag(flag) ? flag : 'none')

/** A conversation as the contract shows it. */
export const presentConversation = (row: Shown, convoLabels: readonly number[]): PresentedConversation => ({
  convoID: row.convoID,
  custID: row.custID,
  storeID: row.storeID,
  convoStatus: row.convoStatus,
  convoFlag: flagOf(row.convoFlag),
  convoAssignedUserID: row.convoAssignedUserID,
  convoUnread: row.convoUnread,
  convoLabels,
  convoPhoneUnproved: row.convoPhoneUnproved === 1,
  convoHasChat: row.convoHasChat === 1,
  convoLeadStatus: row.convoLeadStatus,
  convoPromiseBroken: row.convoPromiseBroken === 1,
  convoWaitingSince: row.convoWaitingSince,
})

export const presentWithLabels = query(
  async (db: Db, scope: CompanyScope, row: ConversationRow): Promise<PresentedConversation> =>
    presentConversation(row, (await labelsOfConversations(db, scope, [row.convoID])).get(row.convoID) ?? []),
)
