// The features a company can buy. They are stored on the company's record and checked by the menu, the settings and the
// calls.
export const FEATURES = [
  'calendar',
  'payments',
  'payments:bluedog',
  'payments:fortispay',
  'payments:paypal',
  'massmailer',
  'enotices',
  'rewrites',
  'loans',
  'quotebubble',
  'mms',
  'email',
  'inboxscheduler',
] as const
export type Feature = (typeof FEATURES)[number]

export const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

// Spec 1 §6: the five included in the product.
export const DEFAULT_FEATURES = [
  'calendar',
  'payments',
  'payments:bluedog',
  'massmailer',
  'enotices',
] as const satisfies Feature[]

export const hasFeature = (features: readonly string[], needed: Feature | undefined): boolean =>
  needed === undefined || features.includes(needed)
