// Whether a replacement loan can be made on the pay page of the request that pays the old one's charges, and with which
// terms.
//
// California, Fin. Code § 21201.6 (the published text; its reading is for counsel): a replacement loan may be made
// electronically if the pledgor agrees to that, sees the disclosures before signing, and the contract shows the most that
// may be charged. No other state's rule is known here, so elsewhere the contract is signed in the store. So it is wherever
// the new loan's terms can't be computed for certain:
//  - the book has no such open ticket of the customer, or not its principal, its charges or its due day;
//  - the payment isn't exactly the charges: a part of the principal would be paid, and nobody here knows what is lent anew;
//  - grace is over, or the charges are agreed on (§ 21051);
//  - it costs over 36 % a year and there is no check that the borrower isn't covered (32 CFR 232.5).
// The new loan lends the old principal from the day it takes effect (effective-day.ts), by that day's rules. INFERENCE:
// storage is charged at the smallest size, since the book doesn't say how large the pledge is; no firearm fee is charged.
import { regimeFor } from '#domain/loan/choose-regime.ts'
import { isNegotiable } from '#domain/loan/interest.ts'
import { type MilitaryCheck, militaryCheckState } from '#domain/loan/military-check.ts'
import { quoteLoan } from '#domain/loan/quote.ts'
import type { LoanQuote } from '#domain/loan/loan-quote.ts'
import { type Cents, cents } from '#domain/money/cents.ts'
import { effectiveDay } from '#domain/notice/effective-day.ts'
import { type NoticeLaw, stateOfLaw } from '#domain/notice/lawful.ts'
import type { TicketStatus } from '#domain/ticket/book.ts'
import type { LocalDay } from '#domain/time/day.ts'

/** Why the contract is signed in the store, as a clerk reads it. */
export const IN_STORE = {
  off: 'electronic renewals are off',
  'other-law': 'the law of the store’s state isn’t known to allow it',
  unknown: 'the store’s book doesn’t have the amounts for an open ticket of this customer',
  'other-amount': 'the payment doesn’t match the charges in the store’s book',
  'grace-over': 'its grace period is over',
  agreed: 'its charges are negotiated with the customer',
  military: 'it costs over 36% a year and has no Military Lending Act check',
} as const
export type InStore = keyof typeof IN_STORE

export interface OldLoan {
  readonly ticketNumber: string
  readonly ticketStatus: TicketStatus
  readonly principalCents: Cents | null
  readonly amountDueCents: Cents | null
  readonly dueDate: LocalDay | ''
  readonly graceEnds: LocalDay | null
  readonly description: string
}

export interface NewLoan {
  readonly replaces: string
  readonly description: string
  readonly quote: LoanQuote
}

interface Renewing {
  readonly isOn: boolean
  readonly law: NoticeLaw
  readonly state: string | undefined
  /** The tickets in the customer's book; undefined where it has none. */
  readonly loans: readonly (OldLoan | undefined)[]
  /** The payment toward the charges. */
  readonly paid: Cents
  readonly check: MilitaryCheck | null
  readonly today: LocalDay
}

export type RenewalOffer =
  { readonly ok: true; readonly loans: readonly NewLoan[] } | { readonly ok: false; readonly reason: InStore }

const inStore = (reason: InStore): RenewalOffer => ({ ok: false, reason })

interface Known extends OldLoan {
  readonly principalCents: Cents
  readonly amountDueCents: Cents
  readonly dueDate: LocalDay
}

const isKnown = (loan: OldLoan | undefined): loan is Known =>
  loan !== undefined &&
  loan.ticketStatus === 'active' &&
  loan.principalCents !== null &&
  loan.principalCents > 0 &&
  loan.amountDueCents !== null &&
  loan.dueDate !== ''

export const renewalOffer = ({ isOn, law, state, loans, paid, check, today }: Renewing): RenewalOffer => {
  if (!isOn) return inStore('off')
  if (state === undefined || state !== stateOfLaw(law)) return inStore('other-law')
  const known = loans.filter(isKnown)
  if (known.length === 0 || known.length < loans.length) return inStore('unknown')
  const charges = known.reduce((sum, { amountDueCents, principalCents }) => sum + amountDueCents - principalCents, 0)
  if (charges !== paid) return inStore('other-amount')
  if (known.some(({ graceEnds }) => graceEnds !== null && today > graceEnds)) return inStore('grace-over')
  const renewed: NewLoan[] = []
  for (const { ticketNumber, description, dueDate, principalCents } of known) {
    const loanDate = effectiveDay(law, { dueDate, issuedOn: today })
    const regime = loanDate === null ? undefined : regimeFor(state, loanDate)
    if (loanDate === null || regime === undefined) return inStore('other-law')
    if (isNegotiable(regime, principalCents)) return inStore('agreed')
    const quote = quoteLoan({ amount: cents(principalCents), loanDate, regime })
    // A check is for the day on which the borrower becomes bound.
    if (militaryCheckState(quote, today, 'no', check) === 'missing') return inStore('military')
    renewed.push({ replaces: ticketNumber, description, quote })
  }
  return { ok: true, loans: renewed }
}
