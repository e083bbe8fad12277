// The sections of the Control Panel (Spec 2 §2). Each needs the permission that its own calls ask for: for most that is
// `settings`; the users, the activity log and the API keys have their own. /settings/calendar and /settings/payments
// also need their features (Spec 2 §6).
import { type Feature, hasFeature } from './features.ts'
import { type Permission, holds } from './permissions.ts'

interface Section {
  /** The last part of its address. */
  readonly name: string
  readonly title: string
  /** A sentence about its purpose. */
  readonly about: string
  readonly permissions: readonly Permission[]
  readonly feature?: Feature
}

const SECTIONS = [
  { name: 'company', title: 'Company', about: 'Company name, time zone and sign-ins', permissions: ['settings'] },
  {
    name: 'stores',
    title: 'Stores',
    about: 'Names, phone numbers, hours and automatic replies',
    permissions: ['settings'],
  },
  { name: 'users', title: 'Users', about: 'Who works here and what they can do', permissions: ['users'] },
  {
    name: 'custom-fields',
    title: 'Custom Fields',
    about: 'Your own fields for customers, payments and calendars',
    permissions: ['settings'],
  },
  {
    name: 'payments',
    title: 'Payments',
    about: 'Card processing, ticket rewrites and reminders',
    permissions: ['settings'],
    feature: 'payments',
  },
  {
    name: 'notices',
    title: 'Notices',
    about: 'When customers hear that a ticket is due, and in which words',
    permissions: ['settings'],
    feature: 'enotices',
  },
  {
    name: 'calendar',
    title: 'Calendar',
    about: 'Calendars, their colors and custom fields',
    permissions: ['settings', 'calendar'],
    feature: 'calendar',
  },
  {
    name: 'quick-reply',
    title: 'Quick Replies',
    about: 'Replies you send often, and templates',
    permissions: ['settings'],
  },
  { name: 'chat-bubble', title: 'Chat Bubble', about: 'Chat for your website', permissions: ['settings'] },
  {
    name: 'add-ons',
    title: 'Add-ons',
    about: 'What your company has, and what you can add',
    permissions: ['settings'],
  },
  {
    name: 'approvals',
    title: 'Approvals',
    about: 'What XD Support asked for, and you have to approve',
    permissions: ['settings', 'users'],
  },
  {
    name: 'retention',
    title: 'Retention',
    about: 'How long messages, pictures and other records are kept',
    permissions: ['settings', 'users'],
  },
  {
    name: 'activity',
    title: 'Activity',
    about: 'Who did what, and support visits',
    permissions: ['support-log'],
  },
  {
    name: 'api-keys',
    title: 'API Keys',
    about: 'For programs that work with your data',
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
