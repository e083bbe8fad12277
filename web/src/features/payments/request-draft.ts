import { defaultExpiry } from '@xd/core/domain/payment/expiry.ts'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import type { OpeningHours } from '@xd/core/domain/hours/opening-hours.ts'
import { type Cents, cents, dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { noticeFeeFault } from '@xd/core/domain/notice/notice-fee.ts'
import type { MilitaryCheck } from '@xd/core/domain/loan/military-check.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { PaymentMode } from '@xd/core/domain/payment/mode.ts'
import type { PaymentPurpose } from '@xd/core/domain/payment/purpose.ts'
import { expiryFault, requestFaults } from '@xd/core/domain/payment/request.ts'
import type { PaymentData } from '#data/payments.ts'
import { changedValues, type FieldDraft } from '#parts/custom-fields/field-draft.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'

/** A request being typed. */
export interface RequestDraft {
  readonly amount: string
  readonly memo: string
  readonly tickets: string
  /** The fee for the notice after maturity, on top of the amount; null unless it is charged. */
  readonly noticeFee: string | null
  /** The check for the Military Lending Act; null unless the new loans need one. */
  readonly check: (MilitaryCheck & { readonly day: LocalDay }) | null
  readonly mode: PaymentMode
  /** By the store's clock; null for the store's default. */
  readonly expiry: string | null
  readonly note: string
  readonly labels: readonly number[]
  /** The company's own fields, by id. */
  readonly fields: FieldDraft
  /** Its purpose for its tickets; ignored without any. */
  readonly purpose: PaymentPurpose
  /** One per request: retrying after a lost answer makes only one request. */
  readonly clientMessageID: string
}

/** Debit only first: customers may pay interest only by debit card (Spec 1 §9). */
export const newDraft = (clientMessageID: string): RequestDraft => ({
  amount: '',
  memo: '',
  tickets: '',
  noticeFee: null,
  check: null,
  mode: 'debit-only',
  expiry: null,
  note: '',
  labels: [],
  fields: {},
  purpose: 'renew',
  clientMessageID,
})

/** A draft for a store that may not accept every kind of card: PayPal always refuses "Debit card only". */
export const takenBy = (
  { storePaymentModes: modes }: { readonly storePaymentModes: readonly PaymentMode[] },
  draft: RequestDraft,
): RequestDraft => ({ ...draft, mode: modes.includes(draft.mode) ? draft.mode : (modes[0] ?? draft.mode) })

/** A copy of a request, with the store's default expiry and without the fee: a notice is charged only once. */
export const draftLike = (payment: LikePayment, clientMessageID: string): RequestDraft => ({
  ...newDraft(clientMessageID),
  amount: (payment.paymentAmount - payment.paymentNoticeFee).toFixed(2),
  memo: payment.paymentMemo,
  tickets: payment.paymentTicketList,
  ...(payment.paymentPurpose === 'redeem' && { purpose: 'redeem' }),
  mode: payment.paymentMode,
  note: payment.paymentReference,
  labels: payment.paymentLabels,
  fields: Object.fromEntries(
    Object.entries(payment.paymentCustomFields).map(([id, value]) => [id, String(value ?? '')]),
  ),
})

type LikePayment = Pick<
  PaymentData,
  | 'paymentAmount'
  | 'paymentNoticeFee'
  | 'paymentMemo'
  | 'paymentTicketList'
  | 'paymentMode'
  | 'paymentPurpose'
  | 'paymentReference'
  | 'paymentLabels'
  | 'paymentCustomFields'
>

export const isEmptyDraft = ({ amount, memo, tickets, expiry, note, labels, fields }: RequestDraft): boolean =>
  [amount, memo, tickets, note, ...Object.values(fields)].every((text) => text.trim() === '') &&
  expiry === null &&
  labels.length === 0

export interface RequestStore extends OpeningHours {
  readonly storeTimezone: string
}

export const expiryOf = ({ expiry }: RequestDraft, store: RequestStore, now: number): string =>
  expiry ?? defaultExpiry(store, store.storeTimezone, now)

/** A draft's purpose: only tickets can be renewed or redeemed, and only a store that offers renewals renews them. */
export const draftPurpose = ({ tickets, purpose }: RequestDraft, mayRewrite: boolean): PaymentPurpose =>
  tickets.trim() === '' || (purpose === 'renew' && !mayRewrite) ? 'other' : purpose

export type DraftField = 'amount' | 'memo' | 'tickets' | 'noticeFee' | 'expiry' | 'note'

/** The total that the customer must pay, without the fee for paying online. */
export const totalOf = ({ amount, noticeFee }: RequestDraft): Cents => {
  const [asked, fee] = [parseDollars(amount), parseDollars(noticeFee ?? '0')]
  return cents((asked.ok ? asked.cents : 0) + (asked.ok && fee.ok ? fee.cents : 0))
}

/** The errors that prevent sending, by field. */
export const draftErrors = (
  draft: RequestDraft,
  store: RequestStore,
  now: number,
  maximumNoticeFee = cents(0),
): Partial<Record<DraftField, string>> => {
  const amount = parseDollars(draft.amount)
  const fee = parseDollars(draft.noticeFee ?? '0')
  const feeWrong = fee.ok ? noticeFeeFault(fee.cents, maximumNoticeFee) : fee.reason
  const { memo, tickets, note, mode } = draft
  const errors = requestFaults({
    memo,
    tickets,
    note,
    mode,
    rewrite: false,
    amount: amount.ok ? amount.cents : cents(0),
  })
  const expiry = expiryFault(expiryOf(draft, store, now), store.storeTimezone, now)
  return {
    ...errors,
    ...(!amount.ok && { amount: amount.reason }),
    ...(feeWrong !== undefined && { noticeFee: feeWrong }),
    ...(expiry !== undefined && { expiry }),
  }
}

/** The server's field names, mapped to ours. */
const FIELD_OF: Readonly<Record<string, DraftField>> = {
  'payment.paymentAmount': 'amount',
  'payment.paymentMemo': 'memo',
  'payment.paymentNoticeFee': 'noticeFee',
  'payment.paymentTicketList': 'tickets',
  'payment.paymentValidBeforeLocalTZ': 'expiry',
  'payment.paymentReference': 'note',
}

export const serverErrors = (fields: Readonly<Record<string, string>>): Partial<Record<DraftField, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, sentence]) => (FIELD_OF[name] ? [[FIELD_OF[name], sentence]] : [])),
  )

/** The call's input, from a draft without errors. `fields` are those that this user may fill in. */
export const draftInput = (
  draft: RequestDraft,
  convoID: number,
  mayRewrite: boolean,
  fields: readonly FieldDefinition[],
): WireInput<'payments/send'> => {
  const fee = parseDollars(draft.noticeFee ?? '0')
  const paymentPurpose = draftPurpose(draft, mayRewrite)
  const rewrites = paymentPurpose === 'renew'
  return {
    convoID,
    clientMessageID: draft.clientMessageID,
    payment: {
      paymentAmount: dollarsFromCents(totalOf(draft)),
      ...(fee.ok && fee.cents > 0 && { paymentNoticeFee: dollarsFromCents(fee.cents) }),
      paymentMemo: draft.memo.trim(),
      paymentTicketList: draft.tickets.trim(),
      paymentMode: draft.mode,
      paymentReference: draft.note.trim(),
      ...(rewrites &&
        draft.check?.reference.trim() && {
          militaryCheck: { ...draft.check, reference: draft.check.reference.trim() },
        }),
      paymentRewrite: rewrites,
      paymentPurpose,
      paymentLabels: [...draft.labels],
      paymentCustomFields: changedValues(fields, draft.fields, {}),
      ...(draft.expiry !== null && { paymentValidBeforeLocalTZ: draft.expiry }),
    },
  }
}
