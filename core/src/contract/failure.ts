import { VISIT_READ_ONLY } from '#domain/access/visit-approval.ts'

/**
 * The failures a call may return, by code: the HTTP status, and a sentence that can be shown to people as is. A call
 * lists only its own codes; those of every call (`invalid_input`, `signed_out`, …) are not repeated there.
 */
export const FAILURES = {
  invalid_input: { status: 400, message: 'Something you entered isn’t valid.' },
  invalid_credentials: { status: 401, message: 'Wrong email or password.' },
  second_factor_needed: { status: 401, message: 'Enter the code from your second factor too.' },
  key_refused: { status: 401, message: 'This API key isn’t valid.' },
  code_refused: { status: 401, message: 'This code isn’t right, or it has expired.' },
  signed_out: { status: 403, message: 'Please sign in.' },
  company_suspended: {
    status: 403,
    message: 'Your company’s account is suspended, so nobody can sign in right now. Ask XD Support.',
  },
  not_allowed: { status: 403, message: 'You don’t have permission to do this.' },
  visit_read_only: { status: 403, message: VISIT_READ_ONLY },
  phone_unproved: { status: 403, message: 'Prove your phone number with a code first.' },
  second_factor_required: { status: 403, message: 'Set up a second factor to continue.' },
  step_up_needed: { status: 403, message: 'Confirm that it’s you first.' },
  wrong_origin: { status: 403, message: 'This request came from another site.' },
  not_found: { status: 404, message: 'Not found.' },
  customer_exists: { status: 409, message: 'Customer already exists.' },
  customer_read_only: { status: 409, message: 'The phone and name of an existing contact cannot be changed.' },
  not_undoable: { status: 409, message: 'This can no longer be undone.' },
  customer_blocked: { status: 409, message: 'This customer is blocked. Unblock them to write.' },
  opted_out: {
    status: 409,
    message: 'This customer opted out of texts. They must text START before you can write again.',
  },
  newer_messages: { status: 409, message: 'New messages have arrived. Send anyway?' },
  not_retryable: { status: 409, message: 'Only a message that was not delivered can be sent again.' },
  chat_over: { status: 409, message: 'This chat is over.' },
  not_scheduled: { status: 409, message: 'This message isn’t scheduled anymore. It was sent or canceled.' },
  store_cannot_text: {
    status: 409,
    message: 'This store has no texting number yet. Add one in the Control Panel, under Stores.',
  },
  no_email: { status: 409, message: 'This customer has no email address.' },
  store_in_use: { status: 409, message: 'This store is still in use.' },
  feature_in_use: { status: 409, message: 'This is still in use.' },
  category_in_use: { status: 409, message: 'This calendar still has entries.' },
  managed_entry: {
    status: 409,
    message: 'This event is managed by another module and cannot be edited directly.',
  },
  values_dropped: { status: 409, message: 'The other calendar doesn’t have fields for some of the values.' },
  channel_off: { status: 409, message: 'This channel is turned off for your company.' },
  gateway_unreachable: { status: 409, message: 'The card processor isn’t answering. Nothing was changed.' },
  not_cancelable: { status: 409, message: 'Only an unpaid request can be canceled.' },
  not_payable: { status: 409, message: 'This request can no longer be paid.' },
  not_refundable: { status: 409, message: 'This payment cannot be refunded.' },
  not_settled: { status: 409, message: 'This charge hasn’t settled yet.' },
  terms_changed: { status: 409, message: 'The terms of the new loan have changed. Read them and agree to them first.' },
  payment_in_progress: { status: 409, message: 'A payment for this request is being processed.' },
  not_paid: { status: 409, message: 'This request is not paid.' },
  ticket_closed: { status: 409, message: 'This ticket is closed.' },
  already_requested: { status: 409, message: 'A payment for this ticket was already requested.' },
  book_stale: { status: 409, message: 'The amount due is out of date, so it can’t be paid online. Call the store.' },
  amount_limited: { status: 409, message: 'This is over the limit for one payment. Call the store.' },
  plan_state: { status: 409, message: 'This plan can’t be changed that way anymore.' },
  link_not_needed: { status: 409, message: 'This request doesn’t need a new link.' },
  rewrite_refused: { status: 409, message: 'This can’t be done with this ticket.' },
  already_set_up: { status: 409, message: 'This server already has a company.' },
  key_over: { status: 409, message: 'This API key was revoked. Make a new one.' },
  last_owner: {
    status: 409,
    message: 'Your company needs at least one other owner first: someone who can change settings and users.',
  },
  approval_over: {
    status: 409,
    message: 'This is no longer waiting for an answer. It was answered or replaced, or 14 days have passed.',
  },
  already_joined: { status: 409, message: 'This user has already accepted an invitation.' },
  no_second_factor: { status: 409, message: 'You have no second factor yet.' },
  link_over: { status: 409, message: 'This link has expired or was already used. Ask for a new one.' },
  promise_state: { status: 409, message: 'This promise can’t be changed that way anymore.' },
  lead_state: { status: 409, message: 'This can’t be done with this quote request anymore.' },
  loan_state: { status: 409, message: 'This can’t be done with this quote anymore.' },
  job_state: { status: 409, message: 'This can’t be done with this job.' },
  batch_differs: {
    status: 409,
    message: 'A batch with this ID has already arrived, with different notices.',
  },
  batch_state: { status: 409, message: 'This can’t be done with this batch anymore.' },
  mailer_state: { status: 409, message: 'This can’t be done with this mailer anymore.' },
  conflict: { status: 409, message: 'Someone else just changed this. Check it and try again.' },
  incomplete: { status: 408, message: 'The request didn’t arrive completely. Please try again.' },
  too_large: { status: 413, message: 'This is too large.' },
  override_needed: { status: 400, message: 'This breaks a rule. A manager can override it, with a reason.' },
  unsupported_media: { status: 400, message: 'This kind of file can’t be sent.' },
  too_many: { status: 429, message: 'Too many attempts. Please wait a moment.' },
  unavailable: { status: 503, message: 'The server is busy right now. Please try again in a moment.' },
  internal: { status: 500, message: 'Something went wrong on our side.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof FAILURES

/** Codes that any call may return without declaring them. */
export type CommonFailureCode =
  | 'invalid_input'
  | 'key_refused'
  | 'signed_out'
  | 'not_allowed'
  | 'visit_read_only'
  | 'second_factor_required'
  | 'step_up_needed'
  | 'wrong_origin'
  | 'not_found'
  | 'incomplete'
  | 'too_large'
  | 'too_many'
  | 'unavailable'
  | 'internal'

/** A failure on the wire: `{success: false, error: FailureBody}`. Further keys are the failure's own details. */
export interface FailureBody {
  code: FailureCode
  message: string
  /** Input path → sentence, for `invalid_input` and similar codes. */
  fields?: Record<string, string>
  /** For a defect: the request’s id, which it was logged under. */
  id?: string
  [detail: string]: unknown
}
