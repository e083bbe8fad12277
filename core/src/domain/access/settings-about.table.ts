import type { SectionName } from './settings-sections.ts'

/** A line about each section, for the page that lists them. Apart from the sections, which every page loads. */
export const SECTION_ABOUT: Readonly<Record<SectionName, string>> = {
  company: 'Company name, time zone and sign-ins',
  stores: 'Names, phone numbers, hours and automatic replies',
  users: 'Who works here, and their permissions',
  'custom-fields': 'Your own fields for customers, payments and calendars',
  payments: 'Card processing, ticket rewrites and reminders',
  notices: 'When and how customers hear that a ticket is due',
  calendar: 'Calendars, their colors and custom fields',
  'quick-reply': 'Replies you send often, and templates',
  'chat-bubble': 'Chat for your website',
  'add-ons': 'Add-ons you have, and others you can turn on',
  approvals: 'Changes that XD Support needs your approval for',
  retention: 'How long messages, pictures and other records are kept',
  activity: 'Your team’s changes, and support visits',
  'api-keys': 'For programs that work with your data',
}
