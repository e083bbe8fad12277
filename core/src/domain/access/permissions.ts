// The closed list of permission names. Spec 1 §6 shows only `settings`, which gates the Control Panel.
export const PERMISSIONS = [
  'settings',
  'users',
  'customers',
  'messages',
  'payments',
  'loans',
  'tickets',
  'refunds',
  'labels',
  'comments',
  'calendar',
  'notices',
  'mailers',
  'reports',
  'blocking',
  'customer-data',
  'overrides',
  'support-log',
  'api-keys',
] as const
export type Permission = (typeof PERMISSIONS)[number]

export const isPermission = (name: string): name is Permission => (PERMISSIONS as readonly string[]).includes(name)

const clerk = [
  'customers',
  'tickets',
  'messages',
  'payments',
  'loans',
  'labels',
  'comments',
  'calendar',
  'notices',
] as const satisfies Permission[]
const manager = [
  ...clerk,
  'refunds',
  'mailers',
  'reports',
  'blocking',
  'customer-data',
  'overrides',
] as const satisfies Permission[]
const owner = [...manager, 'settings', 'users', 'support-log', 'api-keys'] as const satisfies Permission[]

export const PRESETS = { clerk, manager, owner } as const satisfies Record<string, readonly Permission[]>
export type Preset = keyof typeof PRESETS

// What each permission allows, as worded on the Users screen.
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

// Spec 1 §6: held if the user's permissions include every required name, given as one name or a list.
export const holds = (permissions: readonly string[], required: string | readonly string[]): boolean =>
  typeof required === 'string' ? permissions.includes(required) : required.every((name) => permissions.includes(name))
