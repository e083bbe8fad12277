// How single facts in a line of the activity log are said.
import { parseLocalDay } from '#domain/time/day.ts'

/** What is known about the records and the company a line is about. */
export interface Naming {
  /** A record's name; undefined if it is gone. */
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

/** What is said of a record that is gone. */
export const goneWords = (kind: string): string => GONE[kind] ?? `a ${kind} that was deleted`

export const nameOf = ({ find }: Naming, kind: string, id: string | number): string => find(kind, id) ?? goneWords(kind)

/** Says one fact, and nothing ('') about one that isn't worth a word. `target` is what the line is about. */
export type Say = (value: unknown, naming: Naming, target?: string | null) => string

/** Facts that are only for machines, or that the line says elsewhere. */
export const unsaid: Say = () => ''

const LONGEST = 160

export const quoted = (value: unknown): string => {
  const text = String(value).replace(/\s+/g, ' ').trim()
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}”`
}

const join = new Intl.ListFormat('en-US', { type: 'conjunction' })
export const joined = (words: readonly string[]): string => join.format(words)

/** The items of a list, or a single one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** `name “Depot”`; for an empty text, the words for that. */
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

/** `3 tickets`; none is not worth a word. */
export const counted =
  (one: string, many: string): Say =>
  (value) => {
    const n = Array.isArray(value) ? value.length : Number(value)
    return n > 0 ? `${n.toLocaleString('en-US')} ${n === 1 ? one : many}` : ''
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

/** By zone: making one takes far longer than a page of lines does. */
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
