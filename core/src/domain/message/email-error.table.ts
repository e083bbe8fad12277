// What a mail server's answer (RFC 5321 §4.2) means to staff, and whether sending again can help. Three digits: no code of a
// carrier is that short.
import type { DeliveryErrorRow } from './delivery-error.table.ts'

const row = (code: number, text: string, retry = false): DeliveryErrorRow => ({ code, text, retry })
const AGAIN = true

export const EMAIL_ERRORS: readonly DeliveryErrorRow[] = [
  row(421, 'The mail server could not be reached for hours.', AGAIN),
  row(450, 'The mailbox is busy or refuses us for now.', AGAIN),
  row(451, 'The mail server had a problem of its own.', AGAIN),
  row(452, 'The mail server is full for now.', AGAIN),
  row(511, 'This customer has no e-mail address any more.'),
  row(530, 'The mail server wants us to sign in. Contact support.'),
  row(534, 'The mail server rejected our sign-in. Contact support.'),
  row(535, 'The mail server rejected our sign-in. Contact support.'),
  row(550, 'The mailbox does not exist, or refuses our e-mail.'),
  row(551, 'The mailbox has moved to another server.'),
  row(552, 'The mailbox is full, or the e-mail is too large.', AGAIN),
  row(553, 'This e-mail address is not valid.'),
  row(554, 'The mail server refused this e-mail, perhaps as spam. Reword it.'),
  row(556, 'This address’s domain takes no e-mail.'),
]
