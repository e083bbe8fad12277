// The figures for a set of payment requests: all of them, or a store's, a teller's, a day's.
import { type Cents, cents } from '#domain/money/cents.ts'
import type { PaymentOrigin } from '#domain/payment/origin.ts'
import type { PaymentMethod, ShownPaymentStatus } from '#domain/payment/status.ts'
import { MINUTE_MS } from '#domain/time/spans.ts'

export interface ReportedPayment {
  readonly requestedAt: number
  /** When it was paid, if it was. */
  readonly statusAt: number
  readonly storeID: number
  readonly sentByID: number | null
  readonly origin: PaymentOrigin
  readonly status: ShownPaymentStatus
  readonly method: PaymentMethod | null
  readonly cardType: string | null
  readonly amount: Cents
  /** For paying online, on top of the amount. */
  readonly fee: Cents
  readonly refunded: Cents
  /** How much of the fee went back with that. */
  readonly feeRefunded: Cents
}

/** A request as it stood at an earlier moment: a later payment was not made then. */
export const asItStood = (payment: ReportedPayment, at: number): ReportedPayment =>
  payment.status === 'approved' && payment.statusAt >= at
    ? { ...payment, status: 'sent', method: null, cardType: null, refunded: cents(0), feeRefunded: cents(0) }
    : payment

export interface Share {
  readonly count: number
  readonly amount: Cents
}

export interface Figures {
  readonly requested: Share
  readonly paid: Share
  /** Paid amounts: by card, and in the store. */
  readonly card: Share
  readonly inStore: Share
  /** How many requests had a refund, and how much. */
  readonly refunded: Share
  /** The amount paid less the amount refunded. */
  readonly net: Cents
  /** The fees for paying online that were charged and kept, besides the amounts. */
  readonly onlineFees: Cents
  /** The share of requests that were paid: 0 to 1, and 0 if there are none. */
  readonly conversion: number
  /** From request to payment, in whole minutes; null if nothing was paid. */
  readonly medianMinutesToPay: number | null
  readonly averageMinutesToPay: number | null
}

/** A share as people read it: percent, with at most one decimal. */
export const percentOf = (share: number): number => Math.round(share * 1_000) / 10

interface Counter {
  readonly add: (amount: Cents, times?: number) => void
  readonly share: () => Share
}

export const createCounter = (): Counter => {
  let [count, amount] = [0, 0]
  return {
    add: (more, times = 1) => {
      count += times
      amount += more
    },
    share: () => ({ count, amount: cents(amount) }),
  }
}

/**
 * The median, or the lower of the two in the middle: a real customer's time. A typed array sorts numbers as numbers,
 * several times faster.
 */
const median = (times: readonly number[]): number | undefined =>
  Float64Array.from(times).sort()[(times.length - 1) >> 1]

export interface Tally {
  readonly add: (payment: ReportedPayment) => void
  readonly figures: () => Figures
}

export const createTally = (): Tally => {
  const [requested, paid, card, inStore, refunded] = [
    createCounter(),
    createCounter(),
    createCounter(),
    createCounter(),
    createCounter(),
  ]
  let onlineFees = 0
  const times: number[] = []
  return {
    add: (payment) => {
      requested.add(payment.amount)
      if (payment.refunded > 0) refunded.add(payment.refunded)
      if (payment.status !== 'approved') return
      paid.add(payment.amount)
      onlineFees += payment.fee - payment.feeRefunded
      times.push(Math.max(0, payment.statusAt - payment.requestedAt))
      if (payment.method === 'card') card.add(payment.amount)
      if (payment.method === 'in-store') inStore.add(payment.amount)
    },
    figures: () => {
      const [all, of] = [requested.share(), paid.share()]
      const middle = median(times)
      return {
        requested: all,
        paid: of,
        card: card.share(),
        inStore: inStore.share(),
        refunded: refunded.share(),
        net: cents(of.amount - refunded.share().amount),
        onlineFees: cents(onlineFees),
        conversion: all.count === 0 ? 0 : of.count / all.count,
        medianMinutesToPay: middle === undefined ? null : Math.round(middle / MINUTE_MS),
        averageMinutesToPay:
          times.length === 0 ? null : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length / MINUTE_MS),
      }
    },
  }
}
