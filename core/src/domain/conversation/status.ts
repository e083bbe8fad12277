// Where a conversation is in the inbox. A new inbound message brings an archived one back; a blocked customer's does
// not.
export const CONVERSATION_STATUSES = ['active', 'archived'] as const
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number]

export const statusAfterInbound = (
  status: ConversationStatus,
  customer: { readonly blocked: boolean },
): ConversationStatus => (customer.blocked ? status : 'active')
