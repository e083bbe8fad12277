import { Schema } from 'effect'
import { PAYMENT_MODES } from '#domain/payment/mode.ts'
import { Color, ID, LocalDay, maybe, requiredText, text } from '#contract/value.ts'

const TimeOfDay = Schema.String.check(
  Schema.isPattern(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: 'A time like 17:45' }),
)

const StoreDay = Schema.Struct({
  /** 0 Sunday to 6 Saturday. */
  hoursDayOfWeek: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 6 })),
  hoursIsOpen: Schema.Boolean,
  hoursOpenTime: TimeOfDay,
  hoursCloseTime: TimeOfDay,
  hoursPaymentCutoffTime: TimeOfDay,
  hoursAutoReplyTime: TimeOfDay,
}).annotate({ identifier: 'StoreDay' })

/** A day with different hours: closed, or open at other times. */
export const StoreClosure = Schema.Struct({
  closureID: Schema.Finite,
  /** Null: every store of the company. */
  storeID: Schema.NullOr(Schema.Finite),
  day: LocalDay,
  /** Both or neither. */
  opens: Schema.NullOr(TimeOfDay),
  closes: Schema.NullOr(TimeOfDay),
  note: Schema.String,
  /** On the same date every year, from this one on. */
  yearly: Schema.Boolean,
  /** Counts the saves; sent back as `expectedVersion`. */
  closureVersion: Schema.Finite,
}).annotate({ identifier: 'StoreClosure' })

export const ClosureChange = Schema.Struct({
  /** Without one, a closure is added: it needs a day. */
  closureID: maybe(ID),
  storeID: maybe(ID),
  day: maybe(LocalDay),
  opens: maybe(TimeOfDay),
  closes: maybe(TimeOfDay),
  note: maybe(text(100)),
  yearly: maybe(Schema.Boolean),
  deleteClosure: maybe(Schema.Boolean),
}).annotate({ identifier: 'ClosureChange' })

export const Store = Schema.Struct({
  storeID: Schema.Finite,
  storeKey: Schema.String,
  storeAbbr: Schema.String,
  storeName: Schema.String,
  storeColor: Schema.String,
  storeSMSNumber: Schema.String,
  storePhone: Schema.String,
  storeAddressStr: Schema.String,
  storeTimezone: Schema.String,
  storeHours: Schema.Array(StoreDay),
  /** Holidays and other days that differ from `storeHours`, the store's own and the company’s. */
  storeClosures: Schema.Array(StoreClosure),
  storeEnabled: Schema.Boolean,
  storeDeleted: Schema.Boolean,
  autoReplyMessage: Schema.String,
  /** For customers who write in Spanish; if empty, they get the standard words, unless `autoReplyMessage` is empty too. */
  autoReplyMessageES: Schema.String,
  /** Whether tickets of its paid debit-only requests are rewritten automatically; needs the rewrites module. */
  storeAutoRewrite: Schema.Boolean,
  /** The kinds of cards that payments here can be limited to; with PayPal, there are no debit-only requests. */
  storePaymentModes: Schema.Array(Schema.Literals(PAYMENT_MODES)),
  /** The page on which its customers pay without a clerk; null while the store has turned that off. */
  storeSelfURL: Schema.NullOr(Schema.String),
  /** The percentage added to a payment that renews or redeems tickets online; 0 if the store has no such fee. */
  storeRemoteFeePercent: Schema.Finite,
  /** Counts the saves; sent back as `expectedVersion`. */
  storeVersion: Schema.Finite,
}).annotate({ identifier: 'Store' })

export const StoreChange = Schema.Struct({
  /** Without one, a store is created: it needs a name. */
  storeID: maybe(ID),
  storeName: maybe(requiredText(100)),
  storeAbbr: maybe(requiredText(8)),
  storeColor: maybe(Color),
  storeSMSNumber: maybe(text(40)),
  storePhone: maybe(text(40)),
  storeAddressStr: maybe(text(300)),
  storeTimezone: maybe(text(64)),
  storeHours: maybe(Schema.Array(StoreDay).check(Schema.isMaxLength(7))),
  autoReplyMessage: maybe(text(1600)),
  autoReplyMessageES: maybe(text(1600)),
  storeEnabled: maybe(Schema.Boolean),
  storeDeleted: maybe(Schema.Boolean),
}).annotate({ identifier: 'StoreChange' })
