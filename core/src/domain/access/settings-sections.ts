// The sections of the Control Panel (Spec 2 §2). Each needs its calls' permission: `settings` for most; the users, the
// activity log and the API keys have their own. /settings/calendar and /settings/payments also need their features
// (Spec 2 §6).
import { type Feature, hasFeature } from './features.ts'
import { type Permission, holds } from './permissions.ts'

/** Sections that one person usually manages together, in the order they are listed. */
const SECTION_GROUPS = ['Company', 'Customers', 'Money', 'Website', 'Security'] as const
type SectionGroupTitle = (typeof SECTION_GROUPS)[number]

interface Section {
  /** The last part of its address. */
  readonly name: string
  readonly title: string
  readonly group: SectionGroupTitle
  readonly permissions: readonly Permission[]
  readonly feature?: Feature
}

const SECTIONS = [
  { name: 'company', title: 'Company', group: 'Company', permissions: ['settings'] },
  { name: 'stores', title: 'Stores', group: 'Company', permissions: ['settings'] },
  { name: 'users', title: 'Users', group: 'Company', permissions: ['users'] },
  {
    name: 'calendar',
    title: 'Calendar',
    group: 'Company',
    permissions: ['settings', 'calendar'],
    feature: 'calendar',
  },
  { name: 'quick-reply', title: 'Quick Replies', group: 'Customers', permissions: ['settings'] },
  { name: 'notices', title: 'Notices', group: 'Customers', permissions: ['settings'], feature: 'enotices' },
  { name: 'custom-fields', title: 'Custom Fields', group: 'Customers', permissions: ['settings'] },
  { name: 'payments', title: 'Payments', group: 'Money', permissions: ['settings'], feature: 'payments' },
  { name: 'add-ons', title: 'Add-ons', group: 'Money', permissions: ['settings'] },
  { name: 'chat-bubble', title: 'Chat Bubble', group: 'Website', permissions: ['settings'] },
  { name: 'approvals', title: 'Approvals', group: 'Security', permissions: ['settings', 'users'] },
  { name: 'activity', title: 'Activity', group: 'Security', permissions: ['support-log'] },
  { name: 'retention', title: 'Retention', group: 'Security', permissions: ['settings', 'users'] },
  { name: 'api-keys', title: 'API Keys', group: 'Security', permissions: ['api-keys'] },
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

export interface SectionGroup {
  readonly title: SectionGroupTitle
  readonly sections: readonly SettingsSection[]
}

/** The sections a user may open, by group; groups without any are left out. */
export const visibleGroups = (permissions: readonly string[], features: readonly string[]): readonly SectionGroup[] => {
  const visible = visibleSections(permissions, features)
  return SECTION_GROUPS.map((title) => ({ title, sections: visible.filter(({ group }) => group === title) })).filter(
    ({ sections }) => sections.length > 0,
  )
}

interface PanelEntry {
  readonly title: string
  readonly target: string
}

/** A user's way into the Control Panel: the whole of it (Spec 1 §2), or else the sections they may open without it. */
export const panelEntries = (permissions: readonly string[], features: readonly string[]): readonly PanelEntry[] =>
  holds(permissions, 'settings')
    ? [{ title: 'Control Panel', target: '/settings' }]
    : visibleSections(permissions, features).map(({ title, name }) => ({ title, target: `/settings/${name}` }))
