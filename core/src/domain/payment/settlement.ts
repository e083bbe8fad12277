// Refunds at a card processor that refunds nothing until the charge has settled, overnight. Until then the whole charge
// can be voided, so only a partial refund has to wait.
import { addDays } from '#domain/time/day.ts'
import { storeDate } from '#domain/hours/store-clock.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { DAY_MS } from '#domain/time/spans.ts'

const MORNING = 'T09:00'

// The earliest time an unsettled charge can be partly refunded: tomorrow morning, by the store's clock.
export const refundableFrom = (timezone: string, now: number): number =>
  instantOf(`${addDays(localDay(now, timezone), 1)}${MORNING}`, timezone)

// "You can refund $20.00 from Tuesday, November 24. …": shown to staff instead of the processor's own refusal.
export const unsettledSentence = (
  { amount, charged, from }: { readonly amount: Cents; readonly charged: Cents; readonly from: number },
  timezone: string,
): string =>
  `This charge hasn’t settled yet. You can refund ${formatDollars(amount)} starting ${storeDate(from, timezone)}, or the full ${formatDollars(charged)} now.`

// If the charge still has not settled, a planned refund waits on, a day at a time, for up to a week.
export const PLANNED_REFUND_WAITS_MS = 7 * DAY_MS
