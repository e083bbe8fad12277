// How the activity log words a single fact.
import { countOf } from '#domain/text/figure.ts'
import { parseLocalDay } from '#domain/time/day.ts'
import { joined } from '#domain/text/sentence.ts'

/** Known facts about the records and the company a line is about. */
export interface Naming {
  /** A record's name; undefined if it was deleted. */
  readonly find: (kind: string, id: string | number) => string | undefined
  readonly timezone: string
}

const GONE: Readonly<Record<string, string>> = {
  'api-key': 'an API key',
  company: 'the company',
  customer: 'a customer who was erased',
  'calendar-import': 'a calendar file',
  category: 'a calendar that was deleted',
  closure: 'a day that was deleted',
  loan: 'a quote that was deleted',
  entry: 'a calendar entry that was deleted',
  import: 'an imported file',
  merge: 'another customer',
  picture: 'a picture',
  reply: 'a quick reply that was deleted',
  ticket: 'a ticket',
  user: 'a user who was deleted',
  visit: 'a support visit',
}

/** Words for a deleted record. */
export const goneWords = (kind: string): string => GONE[kind] ?? `a ${kind} that was deleted`

export const nameOf = ({ find }: Naming, kind: string, id: string | number): string => find(kind, id) ?? goneWords(kind)

/** The words for one fact; empty ('') to leave it out. `target` is the line's subject. */
export type Say = (value: unknown, naming: Naming, target?: string | null) => string

/** The words for the facts of an act, by their names. */
export type Says = Readonly<Record<string, Say>>

/** Facts that are only for programs, or that the line mentions elsewhere. */
export const unsaid: Say = () => ''

const LONGEST = 160

export const quoted = (value: unknown): string => {
  const text = String(value).replace(/\s+/g, ' ').trim()
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`
}

/** A list's items, or a single value as one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** `name “Depot”`; for an empty text, the given words. */
export const text =
  (label: string, empty = ''): Say =>
  (value) =>
    isEmpty(value) ? empty : `${label} ${quoted(value)}`.trim()

/** `email dana@example.com` */
export const plain =
  (label: string, empty = '', shown: (value: string) => string = String): Say =>
  (value) =>
    isEmpty(value) ? empty : `${label} ${shown(String(value))}`.trim()

export const either =
  (yes: string, no: string): Say =>
  (value) =>
    value === true || value === 1 ? yes : no

/** `3 tickets`; empty for zero. */
export const counted =
  (one: string, many: string): Say =>
  (value) => {
    const n = Array.isArray(value) ? value.length : Number(value)
    return n > 0 ? countOf(n, one, many) : ''
  }

export const oneOf =
  (words: Readonly<Record<string, string>>): Say =>
  (value) =>
    words[String(value)] ?? String(value)

/** `at Golden Pledge Depot and Golden Pledge Main` */
export const named =
  (label: string, kind: string, everyOne = ''): Say =>
  (value, naming) =>
    isEmpty(value) || value === 'all' || (Array.isArray(value) && value.length === 0)
      ? everyOne
      : `${label} ${joined(items(value).map((id) => nameOf(naming, kind, id as number)))}`.trim()

/** By zone: creating a formatter takes far longer than formatting a page of lines. */
const clocks = new Map<string, Intl.DateTimeFormat>()
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  clocks.set(timeZone, known)
  return known
}
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

export const instant = (at: unknown, { timezone }: Pick<Naming, 'timezone'>): string =>
  clockOf(timezone).format(Number(at)).replaceAll('\u202f', ' ')

export const day = (value: unknown): string =>
  parseLocalDay(String(value)) === undefined ? String(value) : days.format(Date.parse(`${value as string}T00:00:00Z`))

/** A fact that begins with "to" continues the one before it: "from Monday to Friday", "3 entries moved to Auctions". */
export const inOneLine = (parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .reduce((said, part) => (said === '' ? part : `${said}${part.startsWith('to ') ? ' ' : '; '}${part}`), '')

export const list =
  (label: string): Say =>
  (value) =>
    items(value).length === 0 ? '' : `${label} ${joined(items(value).map(String))}`

export const note: Say = (value) => (value === null || value === '' ? '' : quoted(value))

export const at =
  (label: string): Say =>
  (value, naming) =>
    value === null ? '' : `${label} ${instant(value, naming)}`
