// What a line of the activity log says, in words: "password-change" is "Changed their password". An action that has no
// words here is shown by its name, so that a new one is never hidden.
export const ACTIVITY_WORDS: Readonly<Record<string, string>> = {
  'add-ons-save': 'Changed add-ons',
  'custom-fields-save': 'Changed custom fields',
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
  login: 'Signed in',
  'login-failed': 'Wrong password',
  'password-change': 'Changed their password',
  'password-forgotten': 'Forgot their password',
  'password-reset': 'Chose a new password by email',
  'payment.cancel': 'Canceled a payment request',
  'payment.cancel-refund': 'Canceled a refund',
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
}

/** "payment.void" is "Payment void" as long as it has no words of its own. */
export const activityWords = (action: string): string => {
  const plain = action.replace(/[-._/]+/g, ' ').trim()
  return ACTIVITY_WORDS[action] ?? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`
}

/** Numbers from here on are instants: nothing else is counted that high. */
const FIRST_INSTANT = 1_000_000_000_000
const instant = (value: number): string => `${new Date(value).toISOString().slice(0, 16).replace('T', ' ')} UTC`

const said = (value: unknown): string =>
  typeof value === 'number' && value >= FIRST_INSTANT
    ? instant(value)
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : Array.isArray(value)
          ? value.map(said).join(', ')
          : value === null || typeof value !== 'object'
            ? 'none'
            : activityDetail(value as Record<string, unknown>)

/** "userColor" is "color", "sessionsEnded" is "sessions ended". */
const nameOf = (key: string): string =>
  key
    .replace(/^(?:user|store|cust|payment|label|reply|template)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

/** A line's details as text: "name: Dana K., color: #aa5500". */
export const activityDetail = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .map(([key, value]) => (key === 'set' ? said(value) : `${nameOf(key)}: ${said(value)}`))
    .filter((part) => part !== '')
    .join(', ')
