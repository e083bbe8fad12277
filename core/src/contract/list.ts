import { Schema, SchemaGetter } from 'effect'
import { FIRST_DAY, LAST_DAY } from '#domain/time/day.ts'
import { MOST_CHOSEN } from './chosen.ts'
import { ID, maybe, PaymentKey, text } from './value.ts'

/** A day, or an empty string for none. */
const Day = Schema.String.check(Schema.isPattern(/^(\d{4}-\d{2}-\d{2})?$/, { message: 'A day like 2026-11-21' }))

/** Every filter a list can have, by its name in a search. `searchBy` says which ones a list supports. */
const FILTERS = {
  filter: text(200),
  store: Schema.Union([Schema.Literal('all'), ID]),
  /** Only the selected rows of a list, for its file. */
  custIDs: Schema.Array(ID).check(Schema.isMaxLength(MOST_CHOSEN)),
  paymentKeys: Schema.Array(PaymentKey).check(Schema.isMaxLength(MOST_CHOSEN)),
  custID: ID,
  rewriteID: ID,
  mailer: ID,
  batch: ID,
  /** Entries on any calendar, on the calendars the caller sees, or on one. */
  calendar: Schema.Union([Schema.Literals(['all', 'shown']), ID]),
  status: text(40),
  /** Why someone was left out, or the error code if the message did not arrive. */
  reason: text(40),
  /** Who or what made it: staff, the customer, or a plan. */
  origin: text(40),
  flag: text(40),
  /** `web`: conversations in which website visitors have written. */
  channel: text(40),
  /** By the status of the latest quote request from the web site. */
  lead: text(40),
  /** `broken`: conversations of customers who broke their latest promise to pay, and have not paid since. */
  promise: text(40),
  /** By whether a loan over 36% a year has its Military Lending Act check. */
  check: text(40),
  label: ID,
  assigned: Schema.Union([Schema.Literals(['any', 'me', 'none']), ID]),
  unread: Schema.Boolean,
  /** The user who acted, and their action. */
  user: ID,
  action: text(60),
  /** From one support visit. */
  visit: ID,
  dateStart: Day,
  dateEnd: Day,
  /** The last day on which it can be redeemed. */
  graceEnds: Day,
}
type Filters = typeof FILTERS
export type FilterName = keyof Filters
type Searched<N extends FilterName> = { readonly [Name in N]: ReturnType<typeof maybe<Filters[Name]>> }
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Which part of a list, in what order. Every search may have these; lists returned whole ignore the page fields. */
const PAGING = {
  perPage: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  page: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
  cursor: maybe(text(2000)),
  sortBy: maybe(text(40)),
  sortDir: maybe(Schema.Literals(['asc', 'desc'])),
}
export type Paging = Schema.Struct<typeof PAGING>['Type']

/** Everything that belongs in a search, whichever list takes it. */
export const SEARCH_NAMES: readonly string[] = [...FILTER_NAMES, ...Object.keys(PAGING)]

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
  origin: 'origin',
  flag: 'flag',
  channel: 'channel',
  promise: 'promise',
  lead: 'quote request',
  check: 'Military Lending Act check',
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

/** Words that filter nothing. Clients send the same search to every list, with these words where nothing is chosen. */
const NOTHING = ['', 'all', 'any'] as const

/** Filters where one of these words does more than omit the filter. */
const CHOICES: Partial<Record<FilterName, readonly string[]>> = {
  // Text to look for: a customer may be called Ally.
  filter: NOTHING,
  // Some lists show only active or open rows unless asked for all.
  status: ['all'],
}

export const filtersNothing = (name: string, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  NOTHING.includes(value as '') ||
  (name === 'dateStart' && value === FIRST_DAY) ||
  (name === 'dateEnd' && value === LAST_DAY)

const refusal = (name: string): string =>
  Object.hasOwn(WORDS, name) ? `This list can’t be filtered by ${WORDS[name as FilterName]}` : 'There is no such filter'

/** A word that means the same as omitting the filter. */
const leftOut = (word: string) =>
  Schema.Literal(word).pipe(
    Schema.decodeTo(Schema.Undefined, {
      decode: SchemaGetter.transform(() => undefined),
      encode: SchemaGetter.forbidden(() => 'A filter that is left out has no word'),
    }),
  )

/**
 * A filter as requests may write it. Each word is its own choice, so that an error message for a wrong value names only
 * the filter's real values.
 */
const readFilter = (name: FilterName) =>
  maybe(
    Schema.Union([
      ...NOTHING.filter((word) => !CHOICES[name]?.includes(word)).map(leftOut),
      FILTERS[name] as Schema.Codec<unknown>,
    ]),
  )

/** The search of a list that supports these filters. Any other is refused: ignoring it would return too much. */
export const searchBy = <const N extends FilterName>(...supported: readonly N[]) => {
  // Our own clients omit a filter rather than write one of the words, so their types have none.
  const fields = Object.fromEntries(supported.map((name) => [name, readFilter(name)])) as unknown as Searched<N>
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
 * The fields every list returns besides its rows. `count` is exact to 10,000; past that it stays there and
 * `countCapped` is true.
 */
export const listed = {
  count: Schema.Finite,
  countCapped: Schema.optionalKey(Schema.Boolean),
  nextCursor: Schema.NullOr(Schema.String),
}
