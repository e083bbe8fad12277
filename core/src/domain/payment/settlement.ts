// A card processor that refunds nothing until it has settled the charge, overnight: what may be given back when.
// Until then the whole charge can be voided, so only a part has to wait.
import { addDays } from '#domain/calendar/day.ts'
import { storeDate } from '#domain/hours/store-clock.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import { DAY_MS } from '#domain/time/spans.ts'

const MORNING = 'T09:00'

// From when a charge that is not settled now can be refunded in part: tomorrow morning, by the store's clock.
export const refundableFrom = (timezone: string, now: number): number =>
  instantOf(`${addDays(localDay(now, timezone), 1)}${MORNING}`, timezone)

// "You can refund $20.00 from Tuesday, November 24. …": what staff read instead of the processor's own refusal.
export const unsettledSentence = (
  { amount, charged, from }: { readonly amount: Cents; readonly charged: Cents; readonly from: number },
  timezone: string,
): string =>
  `This charge hasn’t settled yet. You can refund ${formatDollars(amount)} starting ${storeDate(from, timezone)}, or the full ${formatDollars(charged)} now.`

// A refund that was planned for a day waits on while the charge is still not settled, a day at a time, and for a week.
export const PLANNED_REFUND_WAITS_MS = 7 * DAY_MS
