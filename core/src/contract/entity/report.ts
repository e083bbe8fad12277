import { Schema } from 'effect'
import { SHOWN_PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { Balance, Dollars, LocalDay } from '#contract/value.ts'

export const Share = Schema.Struct({ count: Schema.Finite, amount: Dollars }).annotate({ identifier: 'Share' })

/** Requests and their totals by shown status: always all five, even empty ones. */
export const StatusShares = Schema.Struct(
  Object.fromEntries(SHOWN_PAYMENT_STATUSES.map((status) => [status, Share])) as Record<
    (typeof SHOWN_PAYMENT_STATUSES)[number],
    typeof Share
  >,
)

const figures = {
  requested: Share,
  paid: Share,
  /** Among paid requests. */
  card: Share,
  inStore: Share,
  refunded: Share,
  /** Paid less refunded. */
  net: Balance,
  /** Paid requests as a share of all requests, 0 to 1. */
  conversion: Schema.Finite,
  medianMinutesToPay: Schema.NullOr(Schema.Finite),
  averageMinutesToPay: Schema.NullOr(Schema.Finite),
}
export const Figures = Schema.Struct(figures).annotate({ identifier: 'Figures' })

export const PaymentStats = Schema.Struct({
  totals: Figures,
  statuses: StatusShares,
  stores: Schema.Array(
    Schema.Struct({ storeID: Schema.Finite, storeAbbr: Schema.String, storeName: Schema.String, ...figures }),
  ),
  /** By sender; null is the product itself. */
  tellers: Schema.Array(
    Schema.Struct({ userID: Schema.NullOr(Schema.Finite), userNickname: Schema.String, ...figures }),
  ),
  /** Card payments by brand. */
  brands: Schema.Array(Schema.Struct({ cardType: Schema.String, count: Schema.Finite, amount: Dollars })),
  /** By the hour on the store's clock when they were sent. */
  hours: Schema.Array(Schema.Struct({ hour: Schema.Finite, ...figures })),
  /** Every day of the range; over ten years, only from the first request to the last. */
  days: Schema.Array(Schema.Struct({ day: LocalDay, ...figures })),
}).annotate({ identifier: 'PaymentStats' })

export const TellerStats = Schema.Struct({
  totals: Schema.Struct({ messagesSent: Schema.Finite, ...figures }),
  tellers: Schema.Array(
    Schema.Struct({
      userID: Schema.NullOr(Schema.Finite),
      userNickname: Schema.String,
      messagesSent: Schema.Finite,
      ...figures,
    }),
  ),
}).annotate({ identifier: 'TellerStats' })
