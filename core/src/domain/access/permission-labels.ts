import type { Permission } from './permissions.ts'

/** What each permission allows, as the Users screen words it. */
export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  settings: 'Change settings in the Control Panel',
  users: 'Add and edit users',
  customers: 'See and edit customers',
  messages: 'Read and send messages',
  payments: 'Send and cancel payment requests',
  loans: 'Save and share loan quotes',
  tickets: 'View tickets',
  refunds: 'Refund payments',
  labels: 'Create, edit and delete labels',
  comments: 'Read and write comments',
  calendar: 'See and edit the calendar',
  notices: 'See and send notices',
  mailers: 'Schedule and cancel mailers',
  reports: 'See reports',
  blocking: 'Block and unblock customers',
  'customer-data': 'Merge, export and erase customers',
  overrides: 'Override rules, with a reason',
  'support-log': 'Read the activity log and support visits',
  'api-keys': 'Create and revoke API keys',
}
