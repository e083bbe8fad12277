// The subject of an activity log line, by name.
import { GATEWAY_TYPES, type LiveGateway } from '#domain/payment/gateways.ts'
import { CHOSEN } from '#domain/retention/kinds.table.ts'
import { capitalized } from '#domain/text/capitalized.ts'
import type { Detail } from './details.ts'
import { day, goneWords, nameOf, type Naming } from './phrases.ts'

/** Exported lists whose title isn't their name: `payment-report` is "Payment report". */
const LISTS: Readonly<Record<string, string>> = {
  'api-keys': 'API keys',
  'calendar-entries': 'Calendar',
  'calendar-imports': 'Imported calendar files',
  'call-list': 'Customers not reached',
  'needs-address': 'Letters that need an address',
  closures: 'Closed days',
  leads: 'Quote requests',
  'mailer-recipients': 'Recipients of a mailer',
  'notice-batches': 'Batches of notices',
  'notice-letters': 'Letters of a batch',
  'notice-proof': 'Proof of notices',
  notices: 'Notices of a batch',
  plans: 'Payment plans',
  promises: 'Promises to pay',
  'stop-requests': 'Requests to stop',
}
/** `list/customers` is "Customers". */
export const listTitle = (name: string): string => LISTS[name] ?? capitalized(name.replaceAll('-', ' '))

const FORMS: Readonly<Record<string, string>> = {
  customer: 'Customer fields',
  payments: 'Payment fields',
  calendar: 'Calendar fields',
}

/** The kinds of records that are deleted when old. */
const RETAINED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CHOSEN).map(([kind, { title }]) => [kind, title]),
)

/** "Thanksgiving, Nov 26, 2026" */
export const closureName = ({ note, day: on }: { readonly note?: unknown; readonly day?: unknown }): string =>
  [note, on === undefined ? '' : day(on)].filter((part) => typeof part === 'string' && part !== '').join(', ')

/** The field with a record's name, where it isn't `shelfName` for a shelf. */
const NAMES: Readonly<Record<string, string>> = {
  'api-key': 'key',
  'calendar-import': 'filename',
  category: 'catTitle',
  entry: 'itemTitle',
  import: 'filename',
  mailer: 'jobTitle',
  reply: 'replyTitle',
  user: 'user',
  visit: 'visitor',
}

const kindOf = (target: string | null): string => /^[^/]+/.exec(target ?? '')?.[0] ?? ''

/** A deleted record's name, as the line itself stores it. */
export const nameIn = (target: string | null, detail: Detail | null): string | undefined => {
  const kind = kindOf(target)
  const all: Detail = { ...(detail?.set as Detail | undefined), ...detail }
  const name = kind === 'closure' ? closureName(all) : all[NAMES[kind] ?? `${kind}Name`]
  return typeof name === 'string' && name !== '' ? name : undefined
}

const prefixed = (kind: string, names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => [`${kind}/${id}`, name] as const)

/** The names of targets that are neither records nor lists: `retention/messages` is "Messages". */
export const FIXED_TARGETS: Readonly<Record<string, string>> = Object.fromEntries([
  ...prefixed('custom-fields', FORMS),
  ...prefixed('retention', RETAINED),
  ...Object.entries(GATEWAY_TYPES).map(([gateway, { title }]) => [`gateway/${gateway}`, title] as const),
  ['gateway/simulator', 'Simulated card network'] as const,
])

/** `store/5` is "Golden Pledge Depot". */
export const activityTarget = (target: string | null, detail: Detail | null, naming: Naming): string | null => {
  if (target === null) return null
  const [, kind = '', id = ''] = /^([^/]+)\/(.*)/.exec(target) ?? []
  if (kind === 'list') return listTitle(id)
  if (kind === 'retention') return RETAINED[id] ?? id
  if (kind === 'gateway') return GATEWAY_TYPES[id as LiveGateway]?.title ?? 'Simulated card network'
  if (kind === 'custom-fields')
    return FORMS[id] ?? `Fields of ${nameOf(naming, 'category', id.replace(/^calendar\//, ''))}`
  return naming.find(kind, id) ?? nameIn(target, detail) ?? capitalized(goneWords(kind))
}
