import { Schema } from 'effect'
import { FIRST_DAY, LAST_DAY } from '#domain/calendar/day.ts'
import { MOST_CHOSEN } from './chosen.ts'
import { ID, maybe, PaymentKey, text } from './value.ts'

/** A day; or nothing said, as for every other filter. */
const Day = Schema.String.check(Schema.isPattern(/^(\d{4}-\d{2}-\d{2})?$/, { message: 'A day like 2026-11-21' }))

/** Every filter that a list can have, by its name in a search. Each list says in `searches.ts` which ones it heeds. */
const FILTERS = {
  filter: maybe(text(200)),
  store: maybe(Schema.Union([Schema.Literal('all'), ID])),
  /** Only these: the rows selected in a list, for its file. */
  custIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(MOST_CHOSEN))),
  paymentKeys: maybe(Schema.Array(PaymentKey).check(Schema.isMaxLength(MOST_CHOSEN))),
  custID: maybe(ID),
  rewriteID: maybe(ID),
  /** Entries on any calendar, on the calendars the caller sees, or on one. */
  calendar: maybe(Schema.Union([Schema.Literals(['all', 'shown']), ID])),
  status: maybe(text(40)),
  flag: maybe(text(40)),
  label: maybe(ID),
  assigned: maybe(Schema.Union([Schema.Literals(['any', 'me', 'none']), ID])),
  unread: maybe(Schema.Boolean),
  dateStart: maybe(Day),
  dateEnd: maybe(Day),
}
type Filters = typeof FILTERS
export type FilterName = keyof Filters
export const FILTER_NAMES = Object.keys(FILTERS) as FilterName[]

/** Which part of a list, and in what order. Any search may say it; what is answered whole has no pages. */
const PAGING = {
  perPage: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  page: maybe(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100_000 }))),
  cursor: maybe(text(2000)),
  sortBy: maybe(text(40)),
  sortDir: maybe(Schema.Literals(['asc', 'desc'])),
}
const Paging = Schema.Struct(PAGING)
export type Paging = typeof Paging.Type

const WORDS: Record<FilterName, string> = {
  filter: 'text',
  store: 'store',
  custIDs: 'chosen customers',
  paymentKeys: 'chosen requests',
  custID: 'customer',
  rewriteID: 'rewrite batch',
  calendar: 'calendar',
  status: 'status',
  flag: 'flag',
  label: 'label',
  assigned: 'assignee',
  unread: 'unread messages',
  dateStart: 'date',
  dateEnd: 'date',
}

/** What narrows nothing down. Clients send the same search to every list, with these where nothing was chosen. */
const saysNothing = (name: string, value: unknown): boolean =>
  [undefined, null, '', 'all', 'any'].includes(value as string) ||
  (name === 'dateStart' && value === FIRST_DAY) ||
  (name === 'dateEnd' && value === LAST_DAY)

const refusal = (name: string): string =>
  Object.hasOwn(WORDS, name) ? `This list can’t be filtered by ${WORDS[name as FilterName]}` : 'There is no such filter'

/** A search of a list that heeds these filters. One that it does not heed is refused: ignored, it would answer too much. */
export const searchBy = <const N extends FilterName>(...heeds: readonly N[]) => {
  const heeded = Object.fromEntries(heeds.map((name) => [name, FILTERS[name]])) as Pick<Filters, N>
  const search = Schema.Struct({ ...heeded, ...PAGING })
  const known = new Set<string>(Object.keys(search.fields))
  const whole = Schema.StructWithRest(search, [Schema.Record(Schema.String, Schema.Unknown)]).check(
    Schema.makeFilter((asked: Readonly<Record<string, unknown>>) =>
      Object.entries(asked)
        .filter(([name, value]) => !known.has(name) && !saysNothing(name, value))
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
