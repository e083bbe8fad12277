import { refusalAt } from '@xd/core/domain/access/address.ts'
import { holds, type Permission } from '@xd/core/domain/access/permissions.ts'
import type { Session } from '#data/session.ts'
import { type CustomerTab, paths } from '#paths.ts'

/** Each tab, with the module it belongs to or the permission it needs. */
const TABS: readonly (readonly [tab: CustomerTab, title: string, module?: string, permission?: Permission])[] = [
  ['messages', 'Messages', undefined, 'messages'],
  ['payments', 'Payments', paths.payments],
  ['plans', 'Plans', paths.plans],
  ['tickets', 'Tickets', undefined, 'tickets'],
  ['emails', 'Emails', undefined, 'messages'],
  ['notices', 'Notices', paths.notices],
]

/** A customer's tabs, without those the user can't open. */
export const customerTabs = ({ user, company }: Pick<Session, 'user' | 'company'>) =>
  TABS.filter(
    ([, , module, permission]) =>
      (module === undefined || refusalAt(module, user, company.features) === null) &&
      (permission === undefined || holds(user.userPermissions, permission)),
  )
