// What a line of the activity log says, in words: "password-change" is "Changed their password". Everything the product
// logs is listed here; a line of an older version, without words, is shown by its action's name.
export const ACTIVITY_WORDS = {
  'add-ons-save': 'Changed add-ons',
  'custom-fields-save': 'Changed custom fields',
  'company-save': 'Changed the company',
  'closure-delete': 'Removed a closed day',
  'closure-save': 'Changed a closed day',
  'customer-block': 'Blocked a customer',
  'customer-unblock': 'Unblocked a customer',
  'customer-erase': 'Erased a customer',
  'customer-export': 'Exported a customer’s data',
  'customer-merge': 'Merged customers',
  'customer-unmerge': 'Undid a merge',
  export: 'Exported a list',
  'invite-accept': 'Accepted an invitation',
  'label-delete': 'Deleted a label',
  'loan.accept': 'Accepted a quote',
  'loan.decline': 'Declined a quote',
  'loan.share': 'Shared a quote',
  'loan.void': 'Voided a quote',
  login: 'Signed in',
  'login-failed': 'Wrong password',
  'password-change': 'Changed their password',
  'password-forgotten': 'Forgot their password',
  'password-reset': 'Chose a new password by email',
  'payment.cancel': 'Canceled a payment request',
  'payment.cancel-refund': 'Canceled a refund',
  'payment.charged-late': 'A card was charged for a closed request',
  'payment.credit-slipped': 'A credit card paid a debit-only request',
  'payment.exception-resolved': 'Resolved a difference',
  'payment.mark-paid': 'Marked a request paid in store',
  'payment.reconciled': 'Compared payments with the processor',
  'payment.refund': 'Refunded a payment',
  'payment-settings-save': 'Changed card processing',
  'payment-settings-test': 'Tested card processing',
  'profile-save': 'Changed their profile',
  'quick-reply-delete': 'Deleted a quick reply',
  'quick-reply-import': 'Imported quick replies',
  'quick-reply-order': 'Changed the order of quick replies',
  'quick-reply-save': 'Changed a quick reply',
  'reconcile-now': 'Compared payments with the processor',
  'reminder-settings': 'Changed reminders',
  'rewrite.clear-warning': 'Cleared a warning on a rewrite',
  'rewrite.dismiss': 'Dismissed tickets of a rewrite',
  'rewrite.post': 'Marked tickets as posted',
  'rewrite.report': 'Reported a refused ticket number',
  'rewrite.retry': 'Retried a rewrite',
  'rewrite.set': 'Entered a ticket’s new number',
  'rewrite-settings': 'Changed ticket rewrites',
  'sessions-end': 'Signed out other sessions',
  'store-create': 'Added a store',
  'store-delete': 'Deleted a store',
  'store-save': 'Changed a store',
  'support-write': 'Made a change during a support visit',
  'support-visit': 'Support visit started',
  'support-visit-end': 'Support visit ended',
  'template-delete': 'Deleted a template',
  'template-save': 'Changed a template',
  'user-disable': 'Disabled a user',
  'user-enable': 'Enabled a user',
  'user-invite': 'Invited a user',
  'user-invite-again': 'Sent an invitation again',
  'user-save': 'Changed a user',
  'user-sign-out': 'Signed a user out',
} as const satisfies Readonly<Record<string, string>>

/** Everything the product logs. */
export type ActivityAction = keyof typeof ACTIVITY_WORDS

export const isActivityAction = (action: string): action is ActivityAction => Object.hasOwn(ACTIVITY_WORDS, action)

/** "payment.void" is "Payment void" as long as it has no words of its own. */
export const activityWords = (action: string): string => {
  const plain = action.replace(/[-._/]+/g, ' ').trim()
  return isActivityAction(action) ? ACTIVITY_WORDS[action] : `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}
