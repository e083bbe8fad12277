import { Schema } from 'effect'
import { MOST_CHOSEN } from './chosen.ts'
import { ID, LocalDay, maybe, PaymentKey, text } from './value.ts'

/** What every list call takes: see each call for the filters that it heeds. */
export const Search = Schema.Struct({
  filter: maybe(text(200)),
  store: maybe(Schema.Union([Schema.Literal('all'), ID])),
  /** Only these: the rows selected in a list, for its file. */
  custIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(MOST_CHOSEN))),
  paymentKeys: maybe(Schema.Array(PaymentKey).check(Schema.isMaxLength(MOST_CHOSEN))),
  /** Limits conversations and payments to one customer. */
  custID: maybe(ID),
  /** Limits the file to one rewrite batch. */
  rewriteID: maybe(ID),
  /** Entries on any calendar, on the calendars the caller sees, or on one. */
  calendar: maybe(Schema.Union([Schema.Literals(['all', 'shown']), ID])),
  status: maybe(text(40)),
  flag: maybe(text(40)),
  label: maybe(ID),
  assigned: maybe(Schema.Union([Schema.Literals(['any', 'me', 'none']), ID])),
  unread: maybe(Schema.Boolean),
  perPage: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  page: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
  cursor: maybe(text(2000)),
  sortBy: maybe(text(40)),
  sortDir: maybe(Schema.Literals(['asc', 'desc'])),
  dateStart: maybe(LocalDay),
  dateEnd: maybe(LocalDay),
})
export type Search = typeof Search.Type

/**
 * What every list returns besides its rows. `count` is exact to 10,000; past that it stays there and `countCapped` is
 * true.
 */
export const listed = {
  count: Schema.Finite,
  countCapped: Schema.optionalKey(Schema.Boolean),
  nextCursor: Schema.NullOr(Schema.String),
}
