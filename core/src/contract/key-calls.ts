// Which calls a program may make with an API key. One rule covers every present and future call. A call gated by a
// permission is allowed unless it grants access. Other calls are allowed only if they are reads that a program needs
// to understand answers. Everything about one's own account, sign-ins and visits is for people.
import type { Permission } from '#domain/access/permissions.ts'
import type { CallName, Calls } from './calls.ts'
import { calls } from './modules.generated.ts'

/** Reads that every user may make, and programs too: names and figures that other answers refer to. */
const PLAIN_READS = [
  'employees/list',
  'gold/melt',
  'home/today',
  'inbox/get-quick-replies',
  'labels/list',
  'precious-metals/latest',
  'search/find',
  'settings/custom-fields/fetch',
  'stores/company-info',
  'stores/fetch',
  'stores/list',
  'templates/list',
] as const satisfies readonly CallName[]
type PlainRead = (typeof PLAIN_READS)[number]

/** Gated by a permission, but still for people only. */
const A_PERSONS_OWN: readonly CallName[] = ['calendar/feed/fetch', 'calendar/feed/update', 'settings/approvals/list']

type Gated = { [N in CallName]: Calls[N]['access'] extends Exclude<Permission, 'api-keys'> ? N : never }[CallName]

/** The calls whose handlers may meet a caller without a session. */
export type KeyCall = PlainRead | Gated

export const keyMayCall = (name: CallName): boolean => {
  const { access, kind, stepUp } = calls[name]
  if (access === 'anyone') return true
  if (access === 'session') return (PLAIN_READS as readonly CallName[]).includes(name)
  if (access === 'support' || access === 'api-keys' || stepUp) return false
  // Anyone who may change users could let someone in for good.
  return !(access === 'users' && kind === 'write') && !A_PERSONS_OWN.includes(name)
}
