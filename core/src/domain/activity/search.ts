// What an exported file was narrowed to, as the activity log says it.
import { FIRST_DAY, LAST_DAY } from '#domain/time/day.ts'
import { counted, day, type Naming, named, plain, type Say, text, unsaid } from './phrases.ts'
import { activityWords } from '#domain/activity/words.ts'
import type { Says } from './fields.ts'

const except =
  (nothing: string, say: Say): Say =>
  (value, naming) =>
    value === nothing ? '' : say(value, naming)

const SEARCH: Says = {
  filter: text('with'),
  store: named('at', 'store'),
  custIDs: counted('chosen customer', 'chosen customers'),
  paymentKeys: counted('chosen request', 'chosen requests'),
  custID: named('of', 'customer'),
  rewriteID: named('', 'rewrite'),
  calendar: (value, naming) =>
    value === 'shown' ? 'on the calendars they see' : named('on', 'category')(value, naming),
  status: except('all', plain('status')),
  flag: except('any', plain('flag')),
  label: named('labeled', 'label'),
  assigned: except('any', (value, naming) =>
    value === 'me'
      ? 'assigned to themselves'
      : value === 'none'
        ? 'assigned to nobody'
        : named('assigned to', 'user')(value, naming),
  ),
  unread: (value) => (value === true ? 'unread' : ''),
  user: named('by', 'user'),
  action: (value) => (value === null || value === '' ? '' : `only “${activityWords(String(value))}”`),
  visit: (value) => (value === null ? '' : 'during one support visit'),
  dateStart: except(FIRST_DAY, plain('from', '', day)),
  dateEnd: except(LAST_DAY, plain('to', '', day)),
  perPage: unsaid,
  page: unsaid,
  cursor: unsaid,
  sortBy: unsaid,
  sortDir: unsaid,
}

export const search: Say = (value, naming: Naming) => {
  const parts = Object.entries(value as Record<string, unknown>).map(([name, chosen]) =>
    (SEARCH[name] ?? plain(name))(chosen, naming),
  )
  return parts.filter((part) => part !== '').join(', ') || 'all of it'
}
