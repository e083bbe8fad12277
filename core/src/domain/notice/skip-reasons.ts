import { NEVER_OPEN } from '#domain/mailer/quiet-hours.table.ts'

/** Why a notice is not sent, or why it is a letter: the first reason that applies. */
export const SKIP_REASONS = {
  erased: 'The customer was erased',
  blocked: 'The customer is blocked',
  opted_out: 'Opted out of texts',
  loans_refused: 'Wants no messages about loans and payments',
  no_address: 'No phone number or email address',
  invalid_phone: 'The phone number isn’t valid',
  unreachable: 'Earlier texts couldn’t reach this number',
  never_open: NEVER_OPEN,
  bounced: 'No number gets texts, and earlier emails came back from this address',
  channel_off: 'Neither texting nor email is set up for this store',
  missing_token: 'The text needs something about this ticket that we don’t know',
  too_long: 'The text would be over 1,600 characters',
  redeemed: 'The ticket book says these tickets are redeemed',
  forfeited: 'The ticket book says these tickets are forfeited',
  gone: 'The last ticket book file no longer lists these tickets',
  paid: 'These tickets were paid',
  answered: 'The customer has answered',
  not_agreed: 'Hasn’t agreed to get this notice electronically',
  unproved: 'Hasn’t answered a message at this address yet',
  hold_out: 'Left out on purpose, for comparison',
} as const
export type SkipReason = keyof typeof SKIP_REASONS

/** The reasons that nobody was reached, so someone may call. */
export const UNREACHED_REASONS = [
  'opted_out',
  'loans_refused',
  'no_address',
  'invalid_phone',
  'unreachable',
  'never_open',
  'bounced',
  'channel_off',
  'missing_token',
  'too_long',
] as const satisfies readonly SkipReason[]
