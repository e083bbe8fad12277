import type { CallName } from '@xd/core/contract/calls.ts'
import { doLoginAs } from './admin/do-login-as.ts'
import { getLoginAsCompanies } from './admin/get-login-as-companies.ts'
import { listCompanies } from './admin/list-companies.ts'
import { logoutAs } from './admin/logout-as.ts'
import { stats } from './admin/stats.ts'
import { info } from './auth/info.ts'
import { login } from './auth/login.ts'
import { logout } from './auth/logout.ts'
import { listCategories } from './calendar/list-categories.ts'
import { listEntries } from './calendar/list-entries.ts'
import { setShown } from './calendar/set-shown.ts'
import { updateCategory } from './calendar/update-category.ts'
import { list as listComments } from './comments/list.ts'
import { submit as submitComment } from './comments/submit.ts'
import { archiveConversations } from './conversations/archive.ts'
import { assignConversation } from './conversations/assign-user.ts'
import { fetchConversation } from './conversations/fetch.ts'
import { fetchMessages } from './conversations/fetch-messages.ts'
import { readConversation } from './conversations/read.ts'
import { rescheduleMessage } from './conversations/reschedule-message.ts'
import { retryMessage } from './conversations/retry-message.ts'
import { saveDraft } from './conversations/save-draft.ts'
import { sendMessage } from './conversations/send-message.ts'
import { sendScheduledNow } from './conversations/send-scheduled-now.ts'
import { setConversationFlag } from './conversations/set-flag.ts'
import { setConversationLabels } from './conversations/set-labels.ts'
import { startConversation } from './conversations/start.ts'
import { unscheduleMessage } from './conversations/unschedule-message.ts'
import { block as blockCustomer } from './customers/block.ts'
import { changeLabel as changeCustomerLabel } from './customers/change-label.ts'
import { doesCustomerExist } from './customers/does-customer-exist.ts'
import { fetchStats as fetchCustomerStats } from './customers/fetch-stats.ts'
import { fetch as fetchCustomer } from './customers/fetch.ts'
import { duplicates as customerDuplicates } from './customers/duplicates.ts'
import { listMerges } from './customers/list-merges.ts'
import { erase as eraseCustomer } from './customers/erase.ts'
import { list as listCustomers } from './customers/list.ts'
import { merge as mergeCustomers } from './customers/merge.ts'
import { save as saveCustomer } from './customers/save.ts'
import { search as searchCustomers } from './customers/search.ts'
import { unmerge as unmergeCustomers } from './customers/unmerge.ts'
import { updateLabels as updateCustomerLabels } from './customers/update-labels.ts'
import { list as listEmployees } from './employees/list.ts'
import type { Handler } from './handler.ts'
import { createFirstCompany } from './setup/create.ts'
import { today } from './home/today.ts'
import { changeInbox } from './inbox/change.ts'
import { getQuickReplies } from './inbox/get-quick-replies.ts'
import { listInbox } from './inbox/list.ts'
import { undoInboxChange } from './inbox/undo-change.ts'
import { list as listLabels } from './labels/list.ts'
import { save as saveLabel } from './labels/save.ts'
import { upload as uploadMedia } from './media/upload.ts'
import { askForLink } from './pay/ask-for-link.ts'
import { emailReceipt } from './pay/email-receipt.ts'
import { fetch as fetchPay } from './pay/fetch.ts'
import { submit as submitPay } from './pay/submit.ts'
import { cancel as cancelPayment } from './payments/cancel.ts'
import { changeLabel as changePaymentLabel } from './payments/change-label.ts'
import { fetchLedger } from './payments/fetch-ledger.ts'
import { fetchImpressions } from './payments/fetch-impressions.ts'
import { fetch as fetchPayment } from './payments/fetch.ts'
import { list as listPayments } from './payments/list.ts'
import { markPaid } from './payments/mark-paid.ts'
import { listExceptions } from './payments/list-exceptions.ts'
import { cancel as cancelRefund } from './payments/cancel-refund.ts'
import { refund as refundPayment } from './payments/refund.ts'
import { resolveException } from './payments/resolve-exception.ts'
import { runReconciliation } from './payments/run-reconciliation.ts'
import { resend as resendPayment } from './payments/resend.ts'
import { sendReceipt } from './payments/send-receipt.ts'
import { send as sendPayment } from './payments/send.ts'
import { setCustomFields as setPaymentCustomFields } from './payments/set-custom-fields.ts'
import { setLabels as setPaymentLabels } from './payments/set-labels.ts'
import { setReference } from './payments/set-reference.ts'
import { latest as latestMetals } from './precious-metals/latest.ts'
import { activity } from './profiler/activity.ts'
import { correct as correctRewrite } from './rewrites/correct.ts'
import { fetch as fetchRewrite } from './rewrites/fetch.ts'
import { findChain } from './rewrites/find-chain.ts'
import { list as listRewrites } from './rewrites/list.ts'
import { markPosted } from './rewrites/mark-posted.ts'
import { totals as paymentTotals } from './payments/totals.ts'
import { paymentStats } from './reports/payment-stats.ts'
import { tellerStats } from './reports/teller-stats.ts'
import { info as sandboxInfo } from './sandbox/info.ts'
import { find } from './search/find.ts'
import { fetchPayments as fetchPaymentSettings } from './settings/fetch-payments.ts'
import { savePayments } from './settings/save-payments.ts'
import { testPayments } from './settings/test-payments.ts'
import { fetchCustomFields } from './settings/fetch-custom-fields.ts'
import { saveCustomFields } from './settings/save-custom-fields.ts'
import { fetchReminders } from './settings/fetch-reminders.ts'
import { saveReminders } from './settings/save-reminders.ts'
import { fetchRewrites as fetchRewriteSettings } from './settings/fetch-rewrites.ts'
import { saveRewrites as saveRewriteSettings } from './settings/save-rewrites.ts'
import { companyInfo } from './stores/company-info.ts'
import { fetch as fetchStore } from './stores/fetch.ts'
import { list as listStores } from './stores/list.ts'
import { save as saveStore } from './stores/save.ts'
import { list as listTemplates } from './templates/list.ts'
import { save as saveTemplate } from './templates/save.ts'

/** Every call's handler. A call of the contract without one, or one of no call, does not compile. */
export const handlers: { readonly [N in CallName]: Handler<N> } = {
  'admin/companies/list': listCompanies,
  'admin/do-login-as': doLoginAs,
  'admin/get-login-as-companies': getLoginAsCompanies,
  'admin/logout-as': logoutAs,
  'admin/stats': stats,
  'auth/info': info,
  'auth/login': login,
  'auth/logout': logout,
  'calendar/categories/list': listCategories,
  'calendar/categories/set-shown': setShown,
  'calendar/categories/update': updateCategory,
  'calendar/entries/list': listEntries,
  'comments/list': listComments,
  'comments/submit': submitComment,
  'customers/block': blockCustomer,
  'customers/change-label': changeCustomerLabel,
  'customers/conversation/fetch': fetchConversation,
  'customers/conversation/start': startConversation,
  'customers/conversation/messages/fetch': fetchMessages,
  'customers/conversation/messages/send': sendMessage,
  'customers/conversation/messages/retry': retryMessage,
  'customers/conversation/messages/reschedule': rescheduleMessage,
  'customers/conversation/messages/unschedule': unscheduleMessage,
  'customers/conversation/messages/send-now': sendScheduledNow,
  'customers/conversation/draft/save': saveDraft,
  'customers/conversation/set-labels': setConversationLabels,
  'customers/conversation/set-flag': setConversationFlag,
  'customers/conversation/assign-user': assignConversation,
  'customers/conversation/archive': archiveConversations,
  'customers/conversation/read': readConversation,
  'customers/does-customer-exist': doesCustomerExist,
  'customers/duplicates': customerDuplicates,
  'customers/erase': eraseCustomer,
  'customers/fetch': fetchCustomer,
  'customers/fetch/stats': fetchCustomerStats,
  'customers/list': listCustomers,
  'customers/merge': mergeCustomers,
  'customers/merges/list': listMerges,
  'customers/save': saveCustomer,
  'customers/search': searchCustomers,
  'customers/unmerge': unmergeCustomers,
  'customers/update-labels': updateCustomerLabels,
  'employees/list': listEmployees,
  'home/today': today,
  'inbox/change': changeInbox,
  'inbox/get-quick-replies': getQuickReplies,
  'inbox/list': listInbox,
  'inbox/undo-change': undoInboxChange,
  'labels/list': listLabels,
  'labels/save': saveLabel,
  'media/upload': uploadMedia,
  'pay/ask-for-link': askForLink,
  'pay/email-receipt': emailReceipt,
  'pay/fetch': fetchPay,
  'pay/submit': submitPay,
  'payments/cancel': cancelPayment,
  'payments/change-label': changePaymentLabel,
  'payments/fetch': fetchPayment,
  'payments/impressions/fetch': fetchImpressions,
  'payments/ledger/fetch': fetchLedger,
  'payments/list': listPayments,
  'payments/mark-paid': markPaid,
  'payments/reconciliation/list': listExceptions,
  'payments/reconciliation/resolve': resolveException,
  'payments/reconciliation/run': runReconciliation,
  'payments/refund': refundPayment,
  'payments/cancel-refund': cancelRefund,
  'payments/resend': resendPayment,
  'payments/rewrites/correct': correctRewrite,
  'payments/rewrites/fetch': fetchRewrite,
  'payments/rewrites/find-chain': findChain,
  'payments/rewrites/list': listRewrites,
  'payments/rewrites/mark-posted': markPosted,
  'payments/send-receipt': sendReceipt,
  'payments/send': sendPayment,
  'payments/set-custom-fields': setPaymentCustomFields,
  'payments/set-labels': setPaymentLabels,
  'payments/set-reference': setReference,
  'precious-metals/latest': latestMetals,
  'profiler/activity': activity,
  'payments/totals': paymentTotals,
  'reports/payment-stats': paymentStats,
  'reports/teller-stats': tellerStats,
  'sandbox/info': sandboxInfo,
  'search/find': find,
  'settings/custom-fields/fetch': fetchCustomFields,
  'settings/custom-fields/save': saveCustomFields,
  'settings/reminders/fetch': fetchReminders,
  'settings/reminders/save': saveReminders,
  'settings/rewrites/fetch': fetchRewriteSettings,
  'settings/rewrites/save': saveRewriteSettings,
  'settings/payments/fetch': fetchPaymentSettings,
  'settings/payments/save': savePayments,
  'settings/payments/test': testPayments,
  'setup/create': createFirstCompany,
  'stores/company-info': companyInfo,
  'stores/fetch': fetchStore,
  'stores/list': listStores,
  'stores/save': saveStore,
  'templates/list': listTemplates,
  'templates/save': saveTemplate,
}
