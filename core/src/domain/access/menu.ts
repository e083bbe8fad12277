// The modules of the navigation. Spec 1 §2: an entry has a title, icon, target, route base names, a hidden flag and
// required permissions; it shows only if the user holds them all and the company has bought the feature.
import { type Feature, hasFeature } from './features.ts'
import { type Permission, holds } from './permissions.ts'

export interface MenuEntry {
  readonly title: string
  readonly icon: string
  readonly target: string
  readonly baseNames: readonly string[]
  readonly hidden: boolean
  readonly permissions: readonly Permission[]
  readonly feature?: Feature
  readonly adminOnly?: true
}

export interface MenuUser {
  readonly userPermissions: readonly string[]
  readonly userIsXDACCT: boolean
}

const entry = <Target extends string>(
  title: string,
  icon: string,
  target: Target,
  rest: Partial<Omit<MenuEntry, 'target'>> = {},
): MenuEntry & { readonly target: Target } => ({
  title,
  icon,
  target,
  baseNames: [target.slice(1)],
  hidden: false,
  permissions: [],
  ...rest,
})

export const MENU = [
  entry('Home', 'house', '/', { hidden: true }),
  entry('Inbox', 'inbox', '/inbox', { permissions: ['messages'] }),
  entry('Customers', 'users', '/customers', { permissions: ['customers'] }),
  entry('Payments', 'credit-card', '/payments', { permissions: ['payments'], feature: 'payments' }),
  entry('Loans', 'banknote', '/loans', { permissions: ['loans'], feature: 'loans' }),
  entry('Notices', 'bell', '/notices', { permissions: ['notices'], feature: 'enotices' }),
  entry('Calendar', 'calendar-days', '/calendar', { permissions: ['calendar'], feature: 'calendar' }),
  entry('Mailers', 'mails', '/mailers', { permissions: ['mailers'], feature: 'massmailer' }),
  entry('Reports', 'chart-column', '/reports', { permissions: ['reports'] }),
  entry('Control Panel', 'settings', '/settings', { hidden: true, permissions: ['settings'] }),
  entry('XD Admin', 'shield', '/admin', { hidden: true, adminOnly: true }),
  entry('Sign Out', 'log-out', '/logout', { hidden: true }),
] as const

export const mayOpen = (item: MenuEntry, user: MenuUser, features: readonly string[]): boolean =>
  holds(user.userPermissions, item.permissions) &&
  hasFeature(features, item.feature) &&
  (!item.adminOnly || user.userIsXDACCT)

export const visibleEntries = (user: MenuUser, features: readonly string[]): MenuEntry[] =>
  MENU.filter((item) => !item.hidden && mayOpen(item, user, features))

// The entry to highlight: its base names include the path's first segment.
export const activeEntry = (path: string): MenuEntry | undefined => {
  const base = path.split(/[?#]/, 1)[0]?.split('/')[1] ?? ''
  return MENU.find((item) => item.baseNames.includes(base))
}
