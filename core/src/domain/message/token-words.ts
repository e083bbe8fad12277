// Words about tokens, for the screens that edit them.
import type { TemplateToken } from './template.ts'

/** The names of the buttons that insert them. */
export const TOKEN_LABELS: Readonly<Record<TemplateToken, string>> = {
  '[FIRST_NAME]': 'First name',
  '[LAST_NAME]': 'Last name',
  '[STORE_NAME]': 'Store name',
  '[STORE_PHONE]': 'Store phone',
  '[STORE_ADDRESS]': 'Store address',
  '[STORE_HOURS]': 'Store hours',
  '[NEXT_DATE]': 'Next open day',
  '[NEXT_TIME]': 'Opening time',
  '[MY_NAME]': 'My name',
  '[TICKET]': 'Ticket',
  '[TICKETS]': 'Tickets',
  '[DUE_DATE]': 'Due date',
  '[GRACE_DATE]': 'End of grace',
  '[AMOUNT_DUE]': 'Amount due',
  '[PAY_LINK]': 'Payment link',
  '[MY_LINK]': 'Self-service link',
}

/** Why a token was not filled, for someone looking at a preview. */
export const TOKEN_NEEDS: Readonly<Partial<Record<TemplateToken, string>>> = {
  '[FIRST_NAME]': 'This customer has no first name.',
  '[LAST_NAME]': 'This customer has no last name.',
  '[STORE_PHONE]': 'The store has no phone number.',
  '[STORE_ADDRESS]': 'The store has no address.',
  '[STORE_HOURS]': 'The store is never open.',
  '[NEXT_DATE]': 'The store is never open.',
  '[NEXT_TIME]': 'The store is never open.',
  '[TICKET]': 'This customer has no unpaid request with a ticket here, or several tickets.',
  '[TICKETS]': 'This customer has no unpaid request with tickets here.',
  '[DUE_DATE]': 'Due dates aren’t known here. The sender fills them in.',
  '[GRACE_DATE]': 'Grace period ends aren’t known here. The sender fills them in.',
  '[AMOUNT_DUE]': 'This customer has no unpaid request here.',
  '[PAY_LINK]': 'This customer has no unpaid request here, or several.',
  '[MY_LINK]': 'This store’s customers can’t pay without a clerk yet.',
}
