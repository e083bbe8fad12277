// The filters of an exported file, as the activity log words them.
import { FIRST_DAY, LAST_DAY } from '#domain/time/day.ts'
import { daysWords } from '#domain/time/days-words.ts'
import { activityWords } from '#domain/activity/words.ts'
import { EXCLUSIONS } from '#domain/mailer/audience.ts'
import { deliveryError } from '#domain/message/delivery-error.ts'
import { counted, day, type Naming, named, plain, quoted, type Say, type Says, text, unsaid } from './phrases.ts'
import { leadLabel, statusLabel } from './statuses.ts'

const NOTHING_CHOSEN: readonly unknown[] = [undefined, null, '', 'all', 'any']

const only =
  (shown: (value: string) => string): Say =>
  (value) =>
    `only ${quoted(shown(String(value)))}`

/** `mailer “Spring sale”`; a deleted one is marked as such. */
const titled =
  (kind: string, gone: string): Say =>
  (value, { find }) => {
    const name = find(kind, value as number)
    return name === undefined ? gone : `${kind} ${quoted(name)}`
  }

/** A reason is one of our names, or the code of a failed delivery. */
const reason = (value: string): string =>
  /^\d+$/.test(value) ? deliveryError(value).text.replace(/\.$/, '') : (EXCLUSIONS[value as 'blocked'] ?? value)

const visit: Say = (value, { find }) => {
  const name = find('visit', value as number)
  return name === undefined ? 'from one support visit' : `during a ${name.charAt(0).toLowerCase()}${name.slice(1)}`
}

const SEARCH: Says = {
  // Older lines still have the old value.
  filter: (value, naming) => (value === true ? 'matching the search text' : text('matching')(value, naming)),
  store: named('at', 'store'),
  custIDs: counted('chosen customer', 'chosen customers'),
  paymentKeys: counted('chosen request', 'chosen requests'),
  custID: named('of', 'customer'),
  rewriteID: named('', 'rewrite'),
  mailer: titled('mailer', 'a mailer that was deleted'),
  batch: titled('batch', 'a batch that was deleted'),
  notice: (value, { find }) => `only the one to ${find('notice', value as number) ?? 'one customer'}`,
  graceEnds: (value) => `grace ending on ${day(value)}`,
  mailed: (value) => (value === true ? 'only mailed ones' : ''),
  calendar: (value, naming) =>
    value === 'shown' ? 'on the calendars they see' : named('on', 'category')(value, naming),
  status: (value, naming, target = null) => only((status) => statusLabel(target, status))(value, naming),
  reason: only(reason),
  flag: (value) => (value === 'none' ? 'without a flag' : `with the ${String(value)} flag`),
  channel: (value) => (value === 'web' ? 'with a chat on the website' : `channel ${String(value)}`),
  check: (value) => `Military Lending Act check ${quoted(String(value).replaceAll('-', ' '))}`,
  lead: (value) => `last quote request ${quoted(leadLabel(String(value)))}`,
  label: named('labeled', 'label'),
  assigned: (value, naming) =>
    value === 'me'
      ? 'assigned to themselves'
      : value === 'none'
        ? 'assigned to nobody'
        : named('assigned to', 'user')(value, naming),
  unread: (value) => (value === true ? 'only unread' : ''),
  user: named('by', 'user'),
  action: only(activityWords),
  visit,
  perPage: unsaid,
  page: unsaid,
  cursor: unsaid,
  sortBy: unsaid,
  sortDir: unsaid,
}

/** Where days are something other than the days of events. */
const DAYS_OF: Readonly<Record<string, string>> = { 'list/tickets': 'due', 'list/loans': 'dated' }

const dates = (asked: Readonly<Record<string, unknown>>, target: string | null): string => {
  const start = NOTHING_CHOSEN.includes(asked['dateStart']) || asked['dateStart'] === FIRST_DAY
  const end = NOTHING_CHOSEN.includes(asked['dateEnd']) || asked['dateEnd'] === LAST_DAY
  if (start && end) return ''
  const words = daysWords(
    start ? undefined : String(asked['dateStart']),
    end ? undefined : String(asked['dateEnd']),
    day,
  )
  return [DAYS_OF[target ?? ''], words].filter(Boolean).join(' ')
}

export const search: Say = (value, naming: Naming, target = null) => {
  const asked = value as Readonly<Record<string, unknown>>
  const parts = Object.entries(asked)
    .filter(([name, chosen]) => !name.startsWith('date') && !NOTHING_CHOSEN.includes(chosen))
    .map(([name, chosen]) => (SEARCH[name] ?? plain(name))(chosen, naming, target))
  return [...parts, dates(asked, target)].filter((part) => part !== '').join(', ') || 'everything'
}
