// How an answer from the card's issuer affects a request. - A soft decline leaves it payable: the customer may try
// again or use another card. - A hard decline (lost, stolen, fraud) closes it, and so does an issuer's third decline of
// any kind. - A processing error is not an issuer's answer and does not count.
import type { Bilingual, Language } from '#domain/text/language.ts'
import { DECLINE_TEXTS } from './decline.table.ts'
import { ISSUER_DECLINES_MAX } from './limits.ts'
import type { PaymentStatus } from './status.ts'

export const DECLINE_CODES = [
  'generic',
  'insufficient_funds',
  'lost',
  'stolen',
  'fraud',
  'expired_card',
  'wrong_cvc',
  'processing_error',
] as const
export type DeclineCode = (typeof DECLINE_CODES)[number]

export interface DeclineText {
  // The attempt's label on the staff's card.
  readonly staff: string
  // The explanation for the payer. Someone holding a lost or stolen card learns only that it was declined.
  readonly customer: Bilingual
}

// An unknown code, such as one a gateway adds later, is a decline without a reason.
export const declineCode = (code: string | null | undefined): DeclineCode =>
  DECLINE_CODES.find((known) => known === code) ?? 'generic'

export type DeclineKind = 'soft' | 'hard' | 'processing'

const HARD: readonly DeclineCode[] = ['lost', 'stolen', 'fraud']

export const declineKind = (code: DeclineCode): DeclineKind => {
  if (code === 'processing_error') return 'processing'
  return HARD.includes(code) ? 'hard' : 'soft'
}

export interface AfterDecline {
  readonly paymentStatus: Extract<PaymentStatus, 'sent' | 'declined'>
  readonly issuerDeclines: number
}

export const afterDecline = (previousIssuerDeclines: number, code: DeclineCode): AfterDecline => {
  const kind = declineKind(code)
  const issuerDeclines = previousIssuerDeclines + (kind === 'processing' ? 0 : 1)
  const closes = kind === 'hard' || (kind === 'soft' && issuerDeclines >= ISSUER_DECLINES_MAX)
  return { paymentStatus: closes ? 'declined' : 'sent', issuerDeclines }
}

// The card's fields by their names in the form.
export const CARD_FIELDS = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof CARD_FIELDS)[number]

// Where the payer can fix the refusal: another card, or a mistyped field of this one.
export const refusedField = (code: DeclineCode): CardField => {
  if (code === 'wrong_cvc') return 'cvc'
  return code === 'expired_card' ? 'expiry' : 'number'
}

export const declineMessage = (code: DeclineCode, language: Language): string => DECLINE_TEXTS[code].customer[language]

// "last attempt declined: insufficient funds"
export const lastAttemptText = (code: DeclineCode): string =>
  code === 'processing_error'
    ? 'last attempt failed: processing error'
    : `last attempt declined: ${DECLINE_TEXTS[code].staff}`
