// Mail server replies (RFC 5321 §4.2) in words for staff, and whether sending again can help. Three digits: no carrier
// code is that short.
import type { DeliveryErrorRow } from './delivery-error.table.ts'

const row = (code: number, text: string, retry = false): DeliveryErrorRow => ({ code, text, retry })
const AGAIN = true

export const EMAIL_ERRORS: readonly DeliveryErrorRow[] = [
  row(421, 'The mail server could not be reached for hours.', AGAIN),
  row(450, 'The mailbox is busy or isn’t accepting mail right now.', AGAIN),
  row(451, 'The mail server had a problem.', AGAIN),
  row(452, 'The mail server is full right now.', AGAIN),
  row(511, 'This customer no longer has an email address.'),
  row(512, 'This customer no longer wants these messages, or is blocked.'),
  row(513, 'The email was too late to be useful, so it was not sent.'),
  row(530, 'The mail server doesn’t accept email from us. Contact support.', AGAIN),
  row(534, 'The mail server rejected our sign-in. Contact support.', AGAIN),
  row(535, 'The mail server rejected our sign-in. Contact support.', AGAIN),
  row(550, 'The mailbox doesn’t exist or rejects our email.'),
  row(551, 'The mailbox has moved to another server.'),
  row(552, 'The mailbox is full, or the email is too large.', AGAIN),
  row(553, 'This email address isn’t valid.'),
  row(554, 'The mail server rejected this email, possibly as spam. Try rewording it.'),
  row(556, 'This address’s domain doesn’t accept email.'),
]

/** Those for a missing mailbox. A full one, or one that refuses us as spam, exists. */
export const NO_MAILBOX_THERE = [550, 551, 553, 556]
