// How the details of an activity log line are worded. A detail without words is shown by its name.
import { capitalized } from '#domain/text/capitalized.ts'
import { ACTS } from './acts.generated.ts'
import { inOneLine, instant, type Naming, type Says } from './phrases.ts'
import { type ActivityAction, isActivityAction } from './words.ts'

/** Shown for a line without details. */
const WITHOUT: Partial<Readonly<Record<ActivityAction, string>>> = { 'payment-settings-save': 'removed the account' }

export type Detail = Readonly<Record<string, unknown>>
const isDetail = (value: unknown): value is Detail =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Numbers from here on are instants: no count is that high. */
const FIRST_INSTANT = 1_000_000_000_000

const bare = (value: unknown, naming: Naming): string =>
  typeof value === 'number' && value >= FIRST_INSTANT
    ? instant(value, naming)
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : typeof value === 'boolean'
        ? value
          ? 'yes'
          : 'no'
        : Array.isArray(value)
          ? value.map((one) => bare(one, naming)).join(', ')
          : isDetail(value)
            ? Object.entries(value)
                .map(([key, one]) => `${keyWords(key)}: ${bare(one, naming)}`)
                .join(', ')
            : 'none'

/** "userColor" becomes "color", "sessionsEnded" becomes "sessions ended". */
const keyWords = (key: string): string =>
  key
    .replace(/^(?:user|store|cust|payment|label|reply|template)(?=[A-Z])/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()

/** A count of zero isn't mentioned. */
const generic = (key: string, value: unknown, naming: Naming): string =>
  value === 0 ? '' : `${keyWords(key)}: ${bare(value, naming)}`

/** If there is a `set`, the values beside it name its record as it was before. */
const factsOf = ({ set, ...rest }: Detail, says: Says): [string, unknown][] =>
  isDetail(set)
    ? [
        ...Object.entries(rest).filter(([key]) => says[key] === undefined),
        ...Object.entries(set).filter(([key, value]) => value !== rest[key]),
      ]
    : Object.entries(rest)

const sayFact = (says: Says, key: string, value: unknown, naming: Naming, target: string | null): string => {
  try {
    return says[key]?.(value, naming, target) ?? generic(key, value, naming)
  } catch {
    // Written by an older version, in another format: one such line must not hide the others.
    return generic(key, value, naming)
  }
}

/** A line's details in a clerk's words, in the table's order: "On; 4 hours before the request expires". */
export const activityDetail = (
  action: string,
  detail: Detail | null,
  naming: Naming,
  target: string | null = null,
): string => {
  const says: Says = isActivityAction(action) ? ACTS[action].says : {}
  if (detail === null) return capitalized((isActivityAction(action) && WITHOUT[action]) || '')
  const order = Object.keys(says)
  const place = (key: string): number => (order.includes(key) ? order.indexOf(key) : order.length)
  const facts = factsOf(detail, says).sort(([a], [b]) => place(a) - place(b))
  const parts = facts.map(([key, value]) => sayFact(says, key, value, naming, target))
  return capitalized(inOneLine(parts))
}
