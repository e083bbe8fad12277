import type { CallName } from '@xd/core/contract/calls.ts'
import { info } from './auth/info.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { archiveConversations } from './conversations/archive.ts'
import { assignConversation } from './conversations/assign-user.ts'
import { fetchConversation } from './conversations/fetch.ts'
import { fetchMessages } from './conversations/fetch-messages.ts'
import { readConversation } from './conversations/read.ts'
import { retryMessage } from './conversations/retry-message.ts'
import { sendMessage } from './conversations/send-message.ts'
import { setConversationFlag } from './conversations/set-flag.ts'
import { setConversationLabels } from './conversations/set-labels.ts'
import { startConversation } from './conversations/start.ts'
import type { Handler } from './handler.ts'
import { listInbox } from './inbox/list.ts'
import { fetch as fetchPay } from './pay/fetch.ts'
import { submit as submitPay } from './pay/submit.ts'
import { cancel as cancelPayment } from './payments/cancel.ts'
import { fetchImpressions } from './payments/fetch-impressions.ts'
import { fetch as fetchPayment } from './payments/fetch.ts'
import { list as listPayments } from './payments/list.ts'
import { markPaid } from './payments/mark-paid.ts'
import { send as sendPayment } from './payments/send.ts'
import { setCustomFields as setPaymentCustomFields } from './payments/set-custom-fields.ts'
import { setLabels as setPaymentLabels } from './payments/set-labels.ts'
import { setReference } from './payments/set-reference.ts'

/** Every call's handler. A call of the contract without one, or one of no call, does not compile. */
export const handlers: { readonly [N in CallName]: Handler<N> } = {
  'auth/info': info,
  'auth/login': login,
  'auth/logout': logout,
  'customers/conversation/fetch': fetchConversation,
  'customers/conversation/start': startConversation,
  'customers/conversation/messages/fetch': fetchMessages,
  'customers/conversation/messages/send': sendMessage,
  'customers/conversation/messages/retry': retryMessage,
  'customers/conversation/set-labels': setConversationLabels,
  'customers/conversation/set-flag': setConversationFlag,
  'customers/conversation/assign-user': assignConversation,
  'customers/conversation/archive': archiveConversations,
  'customers/conversation/read': readConversation,
  'inbox/list': listInbox,
  'pay/fetch': fetchPay,
  'pay/submit': submitPay,
  'payments/cancel': cancelPayment,
  'payments/fetch': fetchPayment,
  'payments/impressions/fetch': fetchImpressions,
  'payments/list': listPayments,
  'payments/mark-paid': markPaid,
  'payments/send': sendPayment,
  'payments/set-custom-fields': setPaymentCustomFields,
  'payments/set-labels': setPaymentLabels,
  'payments/set-reference': setReference,
}
