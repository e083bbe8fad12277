import { refusalAt } from '@xd/core/domain/access/address.ts'
import type { Session } from '#data/session.ts'
import { type CustomerTab, paths } from '#paths.ts'

/** Each tab, and the module it is a part of. */
const TABS: readonly (readonly [tab: CustomerTab, title: string, module?: string])[] = [
  ['messages', 'Messages'],
  ['payments', 'Payments', paths.payments],
  ['emails', 'Emails'],
  ['notices', 'Notices', paths.notices],
]

/** A customer's tabs, without those of modules that the user can't open. */
export const customerTabs = ({ user, company }: Pick<Session, 'user' | 'company'>) =>
  TABS.filter(([, , module]) => module === undefined || refusalAt(module, user, company.features) === null)
