// A payment's purpose. It decides whether a fee for paying online may be charged (remote-fee.ts).
export const PAYMENT_PURPOSES = ['other', 'renew', 'redeem'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

export const PAYMENT_PURPOSE_LABELS: Readonly<Record<PaymentPurpose, string>> = {
  other: 'Other',
  renew: 'Renewal',
  redeem: 'Payoff',
}

interface Request {
  readonly rewrite: boolean
  /** The payer redeems the tickets with it: a clerk said so, or a customer pays off a loan without one. */
  readonly redeems: boolean
}

/** A request that gives its tickets new numbers renews them. A redeemed ticket gets none. */
export const purposeOf = ({ rewrite, redeems }: Request): PaymentPurpose => {
  if (rewrite) return 'renew'
  return redeems ? 'redeem' : 'other'
}
