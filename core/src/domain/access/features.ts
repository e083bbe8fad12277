// What a company can have bought. Kept on the company's record; the menu, the settings and the calls ask here.
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

// Spec 1 §6: the five that the product comes with.
export const DEFAULT_FEATURES = [
  'calendar',
  'payments',
  'payments:bluedog',
  'massmailer',
  'enotices',
] as const satisfies Feature[]

export const hasFeature = (features: readonly string[], needed: Feature | undefined): boolean =>
  needed === undefined || features.includes(needed)
