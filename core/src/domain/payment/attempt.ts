// An attempt to charge a card, and the effect of its outcome on the request. - An approval marks the request paid: the
// money has moved. That holds even if the attempt was given up as lost and declines have closed the request since. - A
// charge that must not stay is refunded at once, and its attempt is declined: a credit card that slipped through a
// debit-only request, or a late charge on a request that has been canceled or paid another way since. Payer and staff
// were told that nothing was charged, and the refund makes that true. - A decline by the card's issuer follows the
// rules of decline.ts, but only while the request is unpaid. - A card that we refuse before charging, and an error,
// leave the request as it was.
import type { Bilingual, Language } from '#domain/text/language.ts'
import {
  type CardField,
  type DeclineCode,
  afterDecline,
  declineCode,
  declineMessage,
  lastAttemptText,
  refusedField,
} from './decline.ts'
import { CREDIT_REFUSED, CREDIT_SLIPPED, FUNDING_UNKNOWN_REFUSED, type CardFunding, type PaymentMode } from './mode.ts'
import { payPageText } from './pay-page-text.ts'
import type { PaymentStatus } from './status.ts'

export const ATTEMPT_STATES = ['pending', 'approved', 'declined', 'error'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

// Why we, not the issuer, refused a card.
export const REFUSALS = ['credit_refused', 'credit_slipped', 'funding_unknown', 'withdrawn'] as const
export type Refusal = (typeof REFUSALS)[number]

const isRefusal = (code: string | null): code is Refusal => (REFUSALS as readonly (string | null)[]).includes(code)

export type AttemptOutcome =
  | { readonly state: 'approved' }
  | { readonly state: 'declined'; readonly code: DeclineCode | Refusal }
  | { readonly state: 'error' }

export interface AttemptedPayment {
  readonly paymentStatus: PaymentStatus
  readonly issuerDeclines: number
}

export const afterAttempt = (payment: AttemptedPayment, outcome: AttemptOutcome): AttemptedPayment => {
  const { paymentStatus, issuerDeclines } = payment
  if (outcome.state === 'approved') return { paymentStatus: 'approved', issuerDeclines }
  if (outcome.state === 'error' || isRefusal(outcome.code) || paymentStatus !== 'sent')
    return { paymentStatus, issuerDeclines }
  return afterDecline(issuerDeclines, outcome.code)
}

// Why an approved charge must be refunded; undefined if it stays.
export const mustRefund = (
  { paymentStatus, paymentMode }: { readonly paymentStatus: PaymentStatus; readonly paymentMode: PaymentMode },
  funding: CardFunding,
): 'credit_slipped' | 'withdrawn' | undefined => {
  if (paymentMode === 'debit-only' && funding === 'credit') return 'credit_slipped'
  return paymentStatus === 'approved' || paymentStatus === 'canceled' ? 'withdrawn' : undefined
}

// A known outcome is final, with one exception: an attempt given up as lost turns out to have been charged.
export const mayEnd = (state: AttemptState, outcome: AttemptOutcome): boolean =>
  state === 'pending' || (state === 'error' && outcome.state === 'approved')

// A gateway's "declined: processing error" did not come from an issuer, so it is an error.
export const declinedOutcome = (code: string | null): AttemptOutcome => {
  if (isRefusal(code)) return { state: 'declined', code }
  const known = declineCode(code)
  return known === 'processing_error' ? { state: 'error' } : { state: 'declined', code: known }
}

export interface EndedAttempt {
  readonly state: AttemptState
  readonly declineCode: string | null
}

export const WITHDRAWN_CHARGE: Bilingual = {
  en: 'This request was no longer open. We are reversing the charge on your card.',
  es: 'Esta solicitud ya no estaba abierta. Estamos anulando el cargo a su tarjeta.',
}

// The card field that an attempt failed on; undefined if it was not the card.
export const refusedCardField = ({ state, declineCode: code }: EndedAttempt): CardField | undefined => {
  if (state !== 'declined' || code === 'withdrawn') return undefined
  return isRefusal(code) ? 'number' : refusedField(declineCode(code))
}

// The explanation for the payer. Once the request is closed, it says that no further try is possible.
export const attemptMessage = (
  { state, declineCode: code }: EndedAttempt,
  paymentStatus: PaymentStatus,
  language: Language,
): string => {
  const text = payPageText(language)
  if (state === 'approved') return text.states.paid.text
  if (state === 'pending') return text.errors.noAnswer
  if (state === 'error') return declineMessage('processing_error', language)
  if (code === 'credit_refused') return CREDIT_REFUSED[language]
  if (code === 'credit_slipped') return CREDIT_SLIPPED[language]
  if (code === 'withdrawn') return WITHDRAWN_CHARGE[language]
  if (code === 'funding_unknown') return FUNDING_UNKNOWN_REFUSED[language]
  return declineMessage(paymentStatus === 'declined' ? 'lost' : declineCode(code), language)
}

const REFUSED_TEXTS: Readonly<Record<Refusal, string>> = {
  credit_refused: 'last attempt refused: a credit card on a debit-only request',
  credit_slipped: 'last attempt undone: a credit card on a debit-only request',
  funding_unknown: 'last attempt refused: not known to be a debit card',
  withdrawn: 'last attempt undone: the request was no longer open',
}

// The explanation on the staff's card; undefined if the attempt did not fail.
export const failedAttemptText = (outcome: AttemptOutcome): string | undefined => {
  if (outcome.state === 'approved') return undefined
  if (outcome.state === 'error') return lastAttemptText('processing_error')
  return isRefusal(outcome.code) ? REFUSED_TEXTS[outcome.code] : lastAttemptText(outcome.code)
}
