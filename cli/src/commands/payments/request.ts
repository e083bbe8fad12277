import type { WireInput } from '@xd/core/contract/calls.ts'
import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { isPaymentMode, PAYMENT_MODES } from '@xd/core/domain/payment/mode.ts'
import { requestFaults } from '@xd/core/domain/payment/request.ts'
import { isLocalDateTime } from '@xd/core/domain/time/zone.ts'
import { describeFields } from '#output/failure.ts'

/** A payment request as typed, or as a row of a file: every field is text, empty if not given. */
export interface RequestInput {
  readonly convoID: string
  readonly amount: string
  readonly noticeFee?: string
  readonly memo: string
  readonly tickets?: string
  readonly mode?: string
  readonly validBefore?: string
  readonly note?: string
  readonly rewrite?: boolean
  /** Whether it pays off its tickets. */
  readonly redeem?: boolean
}

export type Request = Pick<WireInput<'payments/send'>, 'payment'> & {
  readonly convoID: number
  readonly payment: { readonly paymentAmount: number }
}

type Parsed = { readonly ok: true; readonly request: Request } | { readonly ok: false; readonly error: string }

const CONVO = /^[1-9]\d{0,14}$/

/** The request, checked as far as possible without the server: only the server knows the store's clock. */
export const parseRequest = ({
  convoID,
  amount,
  noticeFee = '',
  memo,
  tickets = '',
  mode = '',
  validBefore = '',
  note = '',
  rewrite = false,
  redeem = false,
}: RequestInput): Parsed => {
  const parsed = parseDollars(amount)
  const fee = parseDollars(noticeFee === '' ? '0' : noticeFee)
  // Debit only by default: customers may pay interest by debit card only (Spec 1 §9).
  const paymentMode = isPaymentMode(mode) ? mode : 'debit-only'
  const terms = { memo, tickets, note, rewrite, mode: paymentMode, ...(redeem && { purpose: 'redeem' as const }) }
  const faults: Record<string, string> = {
    ...(!CONVO.test(convoID) && { convoID: 'the number of a conversation, as xd inbox list shows it' }),
    ...(parsed.ok
      ? requestFaults({ ...terms, amount: parsed.cents, ...(fee.ok && { noticeFee: fee.cents }) })
      : { amount: parsed.reason }),
    ...(!fee.ok && { noticeFee: fee.reason }),
    ...(mode !== '' && !isPaymentMode(mode) && { mode: PAYMENT_MODES.join(' or ') }),
    ...(validBefore !== '' &&
      !isLocalDateTime(validBefore) && { validBefore: 'a time like 2026-12-24T17:45, by the store’s clock' }),
  }
  if (!parsed.ok || !fee.ok || Object.keys(faults).length > 0) return { ok: false, error: describeFields(faults) }
  return {
    ok: true,
    request: {
      convoID: Number(convoID),
      payment: {
        paymentAmount: dollarsFromCents(parsed.cents),
        ...(fee.cents > 0 && { paymentNoticeFee: dollarsFromCents(fee.cents) }),
        paymentMemo: memo.trim(),
        paymentMode,
        ...(tickets.trim() !== '' && { paymentTicketList: tickets }),
        ...(validBefore !== '' && { paymentValidBeforeLocalTZ: validBefore }),
        ...(note.trim() !== '' && { paymentReference: note.trim() }),
        ...(rewrite && { paymentRewrite: true }),
        ...(redeem && { paymentPurpose: 'redeem' as const }),
      },
    },
  }
}
