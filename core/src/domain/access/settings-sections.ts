// The sections of the Control Panel (Spec 2 §2). Each needs the permission that its own calls ask for: for most that is
// `settings`; the users, the activity log and the API keys have their own. /settings/calendar and /settings/payments
// also need their features (Spec 2 §6).
import { type Feature, hasFeature } from './features.ts'
import { type Permission, holds } from './permissions.ts'

interface Section {
  /** The last part of its address. */
  readonly name: string
  readonly title: string
  readonly permissions: readonly Permission[]
  readonly feature?: Feature
}

const SECTIONS = [
  { name: 'company', title: 'Company', permissions: ['settings'] },
  {
    name: 'stores',
    title: 'Stores',
    permissions: ['settings'],
  },
  { name: 'users', title: 'Users', permissions: ['users'] },
  {
    name: 'custom-fields',
    title: 'Custom Fields',
    permissions: ['settings'],
  },
  {
    name: 'payments',
    title: 'Payments',
    permissions: ['settings'],
    feature: 'payments',
  },
  {
    name: 'notices',
    title: 'Notices',
    permissions: ['settings'],
    feature: 'enotices',
  },
  {
    name: 'calendar',
    title: 'Calendar',
    permissions: ['settings', 'calendar'],
    feature: 'calendar',
  },
  {
    name: 'quick-reply',
    title: 'Quick Replies',
    permissions: ['settings'],
  },
  { name: 'chat-bubble', title: 'Chat Bubble', permissions: ['settings'] },
  {
    name: 'add-ons',
    title: 'Add-ons',
    permissions: ['settings'],
  },
  {
    name: 'approvals',
    title: 'Approvals',
    permissions: ['settings', 'users'],
  },
  {
    name: 'retention',
    title: 'Retention',
    permissions: ['settings', 'users'],
  },
  {
    name: 'activity',
    title: 'Activity',
    permissions: ['support-log'],
  },
  {
    name: 'api-keys',
    title: 'API Keys',
    permissions: ['api-keys'],
  },
] as const satisfies readonly Section[]

export type SectionName = (typeof SECTIONS)[number]['name']
export interface SettingsSection extends Section {
  readonly name: SectionName
}
export const SETTINGS_SECTIONS: readonly SettingsSection[] = SECTIONS

export const visibleSections = (permissions: readonly string[], features: readonly string[]): SettingsSection[] =>
  SETTINGS_SECTIONS.filter(
    (section) => holds(permissions, section.permissions) && hasFeature(features, section.feature),
  )

interface PanelEntry {
  readonly title: string
  readonly target: string
}

/** A user's way into the Control Panel: the whole of it (Spec 1 §2), or else the sections they may open without it. */
export const panelEntries = (permissions: readonly string[], features: readonly string[]): readonly PanelEntry[] =>
  holds(permissions, 'settings')
    ? [{ title: 'Control Panel', target: '/settings' }]
    : visibleSections(permissions, features).map(({ title, name }) => ({ title, target: `/settings/${name}` }))
