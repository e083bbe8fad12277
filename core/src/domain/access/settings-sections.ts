// The sections of the Control Panel (Spec 2 §2). All need the settings permission. /settings/calendar and
// /settings/payments also need their features (Spec 2 §6), and Users needs the `users` permission too.
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
  { name: 'users', title: 'Users', about: 'Who works here and what they can do', permissions: ['settings', 'users'] },
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
    name: 'activity',
    title: 'Activity',
    about: 'Who did what, and support visits',
    permissions: ['settings', 'support-log'],
  },
  {
    name: 'api-keys',
    title: 'API Keys',
    about: 'For programs that work with your data',
    permissions: ['settings', 'api-keys'],
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
