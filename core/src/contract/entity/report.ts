import { Schema } from 'effect'
import { LEAD_STATUSES } from '#domain/bubble/lead.ts'
import { MESSAGE_CHANNELS } from '#domain/message/channel.ts'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { LADDER_STEP_NAMES } from '#domain/notice/ladder.ts'
import { PAYMENT_ORIGINS } from '#domain/payment/origin.ts'
import { SHOWN_PAYMENT_STATUSES } from '#domain/payment/status.ts'
import { HOLD_OUT_VERDICTS } from '#domain/report/hold-out.ts'
import { MESSAGE_SOURCES } from '#domain/report/message-kind.ts'
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
  /** The fees for paying online that were charged and kept, besides the amounts. */
  onlineFees: Dollars,
  /** Paid requests as a share of all requests, 0 to 1. */
  conversion: Schema.Finite,
  medianMinutesToPay: Schema.NullOr(Schema.Finite),
  averageMinutesToPay: Schema.NullOr(Schema.Finite),
}
const Figures = Schema.Struct(figures).annotate({ identifier: 'Figures' })

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
  /** By who or what made them: staff, customers without a clerk, and plans. */
  origins: Schema.Array(Schema.Struct({ origin: Schema.Literals(PAYMENT_ORIGINS), ...figures })),
  /** Card payments by brand. */
  brands: Schema.Array(Schema.Struct({ cardType: Schema.String, count: Schema.Finite, amount: Dollars })),
  /** By the hour on the store's clock when they were sent. */
  hours: Schema.Array(Schema.Struct({ hour: Schema.Finite, ...figures })),
  /** Every day of the range; over ten years, only from the first request to the last. */
  days: Schema.Array(Schema.Struct({ day: LocalDay, ...figures })),
}).annotate({ identifier: 'PaymentStats' })

const channelFigures = {
  /** Messages written by customers and by staff, by channel; automatic ones are not counted. */
  messages: Schema.Array(
    Schema.Struct({
      channel: Schema.Literals(MESSAGE_CHANNELS),
      received: Schema.Finite,
      sent: Schema.Finite,
    }),
  ),
  /** Conversations whose first message came on these days, and how many of them began in the chat bubble. */
  conversations: Schema.Finite,
  conversationsFromWeb: Schema.Finite,
  /** Chats on the web site, and how many of their visitors proved their phone. */
  chats: Schema.Finite,
  chatsProved: Schema.Finite,
  /** Quote requests that came in on these days, by their current status. */
  leads: Schema.Array(Schema.Struct({ status: Schema.Literals(LEAD_STATUSES), count: Schema.Finite })),
  /** The amounts lent or paid for the requests that were won. */
  wonAmount: Balance,
}

export const ChannelStats = Schema.Struct({
  totals: Schema.Struct(channelFigures),
  stores: Schema.Array(
    Schema.Struct({ storeID: Schema.Finite, storeAbbr: Schema.String, storeName: Schema.String, ...channelFigures }),
  ),
}).annotate({ identifier: 'ChannelStats' })

const tellerFigures = {
  messagesSent: Schema.Finite,
  /** Rules overridden on these days, in the whole company: the activity log names each, with its reason. */
  overrides: Schema.Finite,
  ...figures,
}

export const TellerStats = Schema.Struct({
  totals: Schema.Struct(tellerFigures),
  tellers: Schema.Array(
    Schema.Struct({
      userID: Schema.NullOr(Schema.Finite),
      userNickname: Schema.String,
      ...tellerFigures,
    }),
  ),
}).annotate({ identifier: 'TellerStats' })

const messageFigures = {
  /** How many customers got messages, and how many messages. */
  people: Schema.Finite,
  messages: Schema.Finite,
  /** Paid requests sent on these days and paid within seven days of such a message. */
  paid: Share,
  /** Tickets. */
  redeemed: Schema.Finite,
  renewed: Schema.Finite,
  /** Paid dollars per message; null without messages. */
  perMessage: Schema.NullOr(Dollars),
  /** Customers who paid, redeemed or renewed, and their share of all, 0 to 1. */
  cameBack: Schema.Finite,
  rate: Schema.Finite,
}

export const MessageDollars = Schema.Struct({
  totals: Schema.Struct(messageFigures),
  messages: Schema.Array(
    Schema.Struct({
      messageSource: Schema.Literals(MESSAGE_SOURCES),
      /** A ladder step, another kind of notice, or a mailer; the rest are null. */
      batchStep: Schema.NullOr(Schema.Literals(LADDER_STEP_NAMES)),
      batchKind: Schema.NullOr(Schema.Literals(BATCH_KINDS)),
      jobID: Schema.NullOr(Schema.Finite),
      messageTitle: Schema.String,
      ...messageFigures,
      /** By the template used; empty for mailers, which have their own text. */
      templates: Schema.Array(
        Schema.Struct({
          templateID: Schema.NullOr(Schema.Finite),
          templateTitle: Schema.String,
          ...messageFigures,
        }),
      ),
      /** Customers left out of a step on purpose. Null if nobody was, or if nobody ever is. */
      holdOut: Schema.NullOr(
        Schema.Struct({
          people: Schema.Finite,
          cameBack: Schema.Finite,
          rate: Schema.Finite,
          /** The share of those who got it, less that of those left out. */
          difference: Schema.Finite,
          verdict: Schema.Literals(HOLD_OUT_VERDICTS),
        }),
      ),
      /** How reliable the comparison is; null where nobody is left out. */
      comparison: Schema.NullOr(Schema.String),
    }),
  ),
  /** Paid within seven days of a message sent on other days. */
  otherDays: Share,
  /** Paid, but not within seven days of a message. */
  notAfter: Share,
  /** All three: the payment report's paid total. */
  paid: Share,
}).annotate({ identifier: 'MessageDollars' })
