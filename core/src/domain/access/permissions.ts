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

// Spec 1 §6: held if the user's permissions include every required name, given as one name or a list.
export const holds = (permissions: readonly string[], required: string | readonly string[]): boolean =>
  typeof required === 'string' ? permissions.includes(required) : required.every((name) => permissions.includes(name))
