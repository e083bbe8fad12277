/** What each section of the Control Panel is for. */
export const SECTION_TEXTS: Readonly<Record<string, string>> = {
  company: 'The company’s name and time zone',
  stores: 'Names, numbers, hours and automatic replies',
  users: 'Who works here, and what they may do',
  'custom-fields': 'Fields of your own for customers, payments and calendars',
  payments: 'Card gateways, rewritten tickets and reminders',
  calendar: 'Calendars and their colours',
  'quick-reply': 'Answers that are one key away',
  'chat-bubble': 'The chat on your own web site',
  'add-ons': 'What your company has, and what more there is',
}
