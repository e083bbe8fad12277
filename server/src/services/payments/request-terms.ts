import { Effect } from 'effect'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import type { Input } from '@xd/core/contract/calls.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { defaultExpiry, expiryInstant } from '@xd/core/domain/payment/expiry.ts'
import { purposeOf } from '@xd/core/domain/payment/purpose.ts'
import { remoteFee } from '@xd/core/domain/payment/remote-fee.ts'
import { expiryFault, requestFaults } from '@xd/core/domain/payment/request.ts'
import { storeFeePercent } from '@xd/core/domain/payment/store-fee.ts'
import { militaryCheckFaults } from '@xd/core/domain/loan/military-check.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { formatTicketList, parseTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { invalid } from '#failure.ts'
import { storeDays } from '#queries/store-days.ts'
import type { StoreRow } from '#queries/stores.ts'

type Asked = Input<'payments/send'>['payment']

/** The rule's fields by their names on the wire. */
const FIELD = {
  amount: 'payment.paymentAmount',
  memo: 'payment.paymentMemo',
  tickets: 'payment.paymentTicketList',
  note: 'payment.paymentReference',
  rewrite: 'payment.paymentRewrite',
  noticeFee: 'payment.paymentNoticeFee',
  purpose: 'payment.paymentPurpose',
} as const

/**
 * The requested terms, checked and in stored form; else `invalid_input` with every error by field. Whoever makes a
 * request, its fee for paying online is decided here, and stays as it is.
 */
export const requestTerms = (asked: Asked, store: StoreRow, now: number) => {
  const terms = {
    amount: asked.paymentAmount,
    memo: asked.paymentMemo,
    tickets: asked.paymentTicketList ?? '',
    note: asked.paymentReference ?? '',
    mode: asked.paymentMode,
    rewrite: asked.paymentRewrite === true,
    noticeFee: asked.paymentNoticeFee ?? cents(0),
    ...(typeof asked.paymentPurpose === 'string' && { purpose: asked.paymentPurpose }),
  }
  const tickets = parseTicketList(terms.tickets)
  const { validBeforeLocal, validBeforeAt, fault } = expiryOf(asked, store, now)
  const faults = Object.entries(requestFaults(terms)).map(([field, sentence]) => [
    FIELD[field as keyof typeof FIELD],
    sentence,
  ])
  const { militaryCheck } = asked
  const checkFaults = militaryCheck
    ? Object.entries(militaryCheckFaults(militaryCheck, localDay(now, store.storeTimezone)))
    : []
  const fields = Object.fromEntries([
    ...faults,
    ...checkFaults.map(([field, sentence]) => [`payment.militaryCheck.${field}`, sentence]),
    ...(fault === undefined ? [] : [['payment.paymentValidBeforeLocalTZ', fault]]),
  ]) as Record<string, string>
  if (!tickets.ok || Object.keys(fields).length > 0) return invalid(fields)
  const paymentPurpose = purposeOf({ rewrite: terms.rewrite, redeems: terms.purpose === 'redeem' })
  const percent = storeFeePercent(store)
  return Effect.succeed({
    amountCents: asked.paymentAmount,
    paymentPurpose,
    paymentFee: remoteFee({ amount: asked.paymentAmount, purpose: paymentPurpose, percent }),
    paymentNoticeFee: terms.noticeFee,
    paymentMemo: maskCardNumbers(asked.paymentMemo.trim()),
    paymentReference: maskCardNumbers(terms.note),
    paymentTicketList: formatTicketList(tickets.tickets),
    paymentMode: asked.paymentMode,
    paymentRewrite: terms.rewrite ? (1 as const) : (0 as const),
    militaryCheck: militaryCheck ? JSON.stringify(militaryCheck) : null,
    validBeforeLocal,
    validBeforeAt,
  })
}

const expiryOf = ({ paymentValidBeforeLocalTZ: asked }: Asked, store: StoreRow, now: number) => {
  const { storeTimezone } = store
  const storeHours = storeDays(store.storeHours)
  const hours = { storeHours, storeClosures: store.storeClosures }
  const validBeforeLocal = asked ?? defaultExpiry(hours, storeTimezone, now)
  const fault = expiryFault(validBeforeLocal, storeTimezone, now)
  return {
    validBeforeLocal,
    validBeforeAt: fault === undefined ? expiryInstant(validBeforeLocal, storeTimezone) : 0,
    fault,
  }
}
