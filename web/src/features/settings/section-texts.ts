/** The purpose of each section of the Control Panel. */
export const SECTION_TEXTS: Readonly<Record<string, string>> = {
  company: 'Company name and time zone',
  stores: 'Names, phone numbers, hours and automatic replies',
  users: 'Who works here and what they can do',
  'custom-fields': 'Your own fields for customers, payments and calendars',
  payments: 'Card processing, ticket rewrites and reminders',
  calendar: 'Calendars and their colors',
  'quick-reply': 'Replies you send often',
  'chat-bubble': 'Chat for your website',
  'add-ons': 'What your company has, and what you can add',
}
