// The sections of the Control Panel (Spec 2 §2). All need the settings permission. /settings/calendar and
// /settings/payments also need their features (Spec 2 §6), and Users needs the `users` permission too.
import { type Feature, hasFeature } from './features.ts'
import { type Permission, holds } from './permissions.ts'

export interface SettingsSection {
  readonly name: string
  readonly title: string
  readonly permissions: readonly Permission[]
  readonly feature?: Feature
}

export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  { name: 'company', title: 'Company', permissions: ['settings'] },
  { name: 'stores', title: 'Stores', permissions: ['settings'] },
  { name: 'users', title: 'Users', permissions: ['settings', 'users'] },
  { name: 'custom-fields', title: 'Custom Fields', permissions: ['settings'] },
  { name: 'payments', title: 'Payments', permissions: ['settings'], feature: 'payments' },
  { name: 'calendar', title: 'Calendar', permissions: ['settings'], feature: 'calendar' },
  { name: 'quick-reply', title: 'Quick Replies', permissions: ['settings'] },
  { name: 'chat-bubble', title: 'Chat Bubble', permissions: ['settings'] },
  { name: 'add-ons', title: 'Add-ons', permissions: ['settings'] },
]

export const visibleSections = (permissions: readonly string[], features: readonly string[]): SettingsSection[] =>
  SETTINGS_SECTIONS.filter(
    (section) => holds(permissions, section.permissions) && hasFeature(features, section.feature),
  )
