import { Schema } from 'effect'
import { FIRST_DAY, LAST_DAY } from '#domain/time/day.ts'
import { MOST_CHOSEN } from './chosen.ts'
import { ID, maybe, PaymentKey, text } from './value.ts'

/** A day, or an empty string for none. */
const Day = Schema.String.check(Schema.isPattern(/^(\d{4}-\d{2}-\d{2})?$/, { message: 'A day like 2026-11-21' }))

/** Every filter a list can have, by its name in a search. `searchBy` says which ones a list supports. */
const FILTERS = {
  filter: maybe(text(200)),
  store: maybe(Schema.Union([Schema.Literal('all'), ID])),
  /** Only these: the rows selected in a list, for its file. */
  custIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(MOST_CHOSEN))),
  paymentKeys: maybe(Schema.Array(PaymentKey).check(Schema.isMaxLength(MOST_CHOSEN))),
  custID: maybe(ID),
  rewriteID: maybe(ID),
  mailer: maybe(ID),
  batch: maybe(ID),
  /** Entries on any calendar, on the calendars the caller sees, or on one. */
  calendar: maybe(Schema.Union([Schema.Literals(['all', 'shown']), ID])),
  status: maybe(text(40)),
  /** Why someone was left out, or the error code if it did not arrive. */
  reason: maybe(text(40)),
  flag: maybe(text(40)),
  /** `web`: conversations in which website visitors have written. */
  channel: maybe(text(40)),
  /** By the status of the latest quote request from the web site. */
  lead: maybe(text(40)),
  label: maybe(ID),
  assigned: maybe(Schema.Union([Schema.Literals(['any', 'me', 'none']), ID])),
  unread: maybe(Schema.Boolean),
  /** The person who acted, and their action. */
  user: maybe(ID),
  action: maybe(text(60)),
  /** During one support visit. */
  visit: maybe(ID),
  dateStart: maybe(Day),
  dateEnd: maybe(Day),
  /** The last day on which it can be redeemed. */
  graceEnds: maybe(Day),
}
type Filters = typeof FILTERS
export type FilterName = keyof Filters
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Which part of a list, in what order. Every search may have these; lists returned whole ignore the pages. */
const PAGING = {
  perPage: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  page: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
  cursor: maybe(text(2000)),
  sortBy: maybe(text(40)),
  sortDir: maybe(Schema.Literals(['asc', 'desc'])),
}
export type Paging = Schema.Struct<typeof PAGING>['Type']

const WORDS: Record<FilterName, string> = {
  filter: 'text',
  store: 'store',
  custIDs: 'chosen customers',
  paymentKeys: 'chosen requests',
  custID: 'customer',
  rewriteID: 'rewrite batch',
  mailer: 'mailer',
  batch: 'batch of notices',
  calendar: 'calendar',
  status: 'status',
  reason: 'reason',
  flag: 'flag',
  channel: 'channel',
  lead: 'quote request',
  label: 'label',
  assigned: 'assignee',
  unread: 'unread messages',
  user: 'person',
  action: 'action',
  visit: 'support visit',
  dateStart: 'date',
  dateEnd: 'date',
  graceEnds: 'end of grace',
}

/** Values that filter nothing. Clients send the same search to every list, with these where nothing is chosen. */
const filtersNothing = (name: string, value: unknown): boolean =>
  [undefined, null, '', 'all', 'any'].includes(value as string) ||
  (name === 'dateStart' && value === FIRST_DAY) ||
  (name === 'dateEnd' && value === LAST_DAY)

const refusal = (name: string): string =>
  Object.hasOwn(WORDS, name) ? `This list can’t be filtered by ${WORDS[name as FilterName]}` : 'There is no such filter'

/** The search of a list that supports these filters. Any other is refused: ignoring it would return too much. */
export const searchBy = <const N extends FilterName>(...supported: readonly N[]) => {
  const fields = Object.fromEntries(supported.map((name) => [name, FILTERS[name]])) as Pick<Filters, N>
  const search = Schema.Struct({ ...fields, ...PAGING })
  const known = new Set<string>(Object.keys(search.fields))
  const whole = Schema.StructWithRest(search, [Schema.Record(Schema.String, Schema.Unknown)]).check(
    Schema.makeFilter((asked: Readonly<Record<string, unknown>>) =>
      Object.entries(asked)
        .filter(([name, value]) => !known.has(name) && !filtersNothing(name, value))
        .map(([name]) => ({ path: [name], issue: refusal(name) })),
    ),
  )
  return whole as unknown as Schema.Codec<(typeof search)['Type'], (typeof search)['Encoded']>
}

/**
 * What every list returns besides its rows. `count` is exact to 10,000; past that it stays there and `countCapped` is
 * true.
 */
export const listed = {
  count: Schema.Finite,
  countCapped: Schema.optionalKey(Schema.Boolean),
  nextCursor: Schema.NullOr(Schema.String),
}
