// The rules a payment request must meet before it is sent. Spec 1 §3 gives its fields; §9 the note's 255 characters.
//  - The amount is within 0.01 and 99,999.99 (amount.ts).
//  - The memo, which the customer reads, is not blank and has at most 200 characters.
//  - Tickets, if any, are 1 to 99 ticket numbers (ticket-list.ts).
//  - A fee for the notice after maturity is part of the amount (notice-fee.ts); the fee for paying online comes on top of
//    it (remote-fee.ts).
//  - Rewriting needs tickets and a debit-only request.
//  - Redeeming needs tickets, which then get no new numbers. A purpose that is given is the one the request has.
//  - The note, which only staff read, has at most 255 characters.
//  - The expiry exists and is ahead, by the store's clock, before the year 2200: a later one is a slip of the keyboard.
import type { Cents } from '#domain/money/cents.ts'
import { isLocalDateTime } from '#domain/time/zone.ts'
import { parseTicketList } from '#domain/ticket/ticket-list.ts'
import { canRequestAmount } from './amount.ts'
import { expiryInstant } from './expiry.ts'
import { PAYMENT_MEMO_MAX, PAYMENT_NOTE_MAX } from './limits.ts'
import type { PaymentMode } from './mode.ts'
import { type PaymentPurpose, purposeOf } from './purpose.ts'

export interface RequestTerms {
  readonly amount: Cents
  readonly memo: string
  readonly tickets: string
  readonly note: string
  readonly mode: PaymentMode
  readonly rewrite: boolean
  readonly noticeFee?: Cents
  /** As given; absent if the request doesn't say. */
  readonly purpose?: PaymentPurpose
}

export type RequestFaults = Partial<
  Record<'amount' | 'memo' | 'tickets' | 'note' | 'rewrite' | 'noticeFee' | 'purpose', string>
>

const memoFault = (memo: string): string | undefined => {
  if (memo.trim() === '') return 'Enter what the payment is for'
  return memo.length > PAYMENT_MEMO_MAX ? `At most ${PAYMENT_MEMO_MAX} characters` : undefined
}

const rewriteFault = ({ rewrite, mode, tickets }: RequestTerms): string | undefined => {
  if (!rewrite) return undefined
  if (tickets.trim() === '') return 'Enter the tickets to rewrite, or turn rewriting off'
  return mode === 'debit-only' ? undefined : 'Tickets are rewritten only for debit card payments'
}

const purposeFault = ({ rewrite, purpose, tickets }: RequestTerms): string | undefined => {
  if (purpose === undefined) return undefined
  if (purpose !== purposeOf({ rewrite, redeems: purpose === 'redeem' }))
    return rewrite ? 'A request that rewrites its tickets renews them' : 'Only rewriting tickets renews them'
  return purpose === 'redeem' && tickets.trim() === '' ? 'Enter the tickets that it pays off' : undefined
}

/** The errors, field by field; empty if the request may be sent. */
export const requestFaults = (terms: RequestTerms): RequestFaults => {
  const { amount, memo, tickets, note, noticeFee = 0 } = terms
  const asked = canRequestAmount(amount)
  const listed = parseTicketList(tickets)
  const memoWrong = memoFault(memo)
  const rewriteWrong = rewriteFault(terms)
  const purposeWrong = purposeFault(terms)
  return {
    ...(!asked.ok && { amount: asked.reason }),
    ...(memoWrong !== undefined && { memo: memoWrong }),
    ...(!listed.ok && { tickets: listed.reason }),
    ...(noticeFee > amount && { noticeFee: 'The fee can’t be more than the amount' }),
    ...(noticeFee < 0 && { noticeFee: 'The fee can’t be less than zero' }),
    ...(rewriteWrong !== undefined && { rewrite: rewriteWrong }),
    ...(purposeWrong !== undefined && { purpose: purposeWrong }),
    ...(note.length > PAYMENT_NOTE_MAX && { note: `At most ${PAYMENT_NOTE_MAX} characters` }),
  }
}

/** Spec 1 §2: the date picker's warning. A request that would be over before it is sent is refused with it. */
const PAST_EXPIRY = 'The selected Date / Time is in the past'

const TOO_FAR = '2200'

export const expiryFault = (validBefore: string, timezone: string, now: number): string | undefined => {
  if (!isLocalDateTime(validBefore)) return 'There’s no such date and time'
  if (validBefore >= TOO_FAR) return 'That’s too far ahead. Check the year.'
  return expiryInstant(validBefore, timezone) <= now ? PAST_EXPIRY : undefined
}
