// The maker of a payment request. Every request follows the same rules.
export const PAYMENT_ORIGINS = [
  /** A clerk. */
  'staff',
  /** The customer, on the store's own page for them. */
  'self',
  /** A payment plan. */
  'schedule',
] as const
export type PaymentOrigin = (typeof PAYMENT_ORIGINS)[number]

export const PAYMENT_ORIGIN_LABELS: Readonly<Record<PaymentOrigin, string>> = {
  staff: 'Staff',
  self: 'Customer',
  schedule: 'Plan',
}
