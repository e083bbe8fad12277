import { no, yes } from '#domain/access/can.ts'
import { LOAN_STATUS_LABELS, type LoanStatus } from './status.ts'

const within = (statuses: readonly LoanStatus[], what: string) => (status: LoanStatus) =>
  statuses.includes(status) ? yes : no(`${LOAN_STATUS_LABELS[status]} quotes can’t be ${what}.`)

/** The actions a quote allows, by its status as shown. */
export const loanCan = {
  /** Saving it makes a new version, open for another 30 days. */
  change: within(['open', 'declined', 'expired'], 'changed'),
  accept: within(['open'], 'accepted'),
  decline: within(['open', 'expired'], 'declined'),
  void: within(['open', 'accepted', 'declined', 'expired'], 'voided'),
  addToCart: within(['open'], 'added to the cart'),
  share: within(['open', 'accepted'], 'shared'),
} as const

/** The statuses that staff set, and the rule for each. */
export const SET_STATUSES = { accepted: loanCan.accept, declined: loanCan.decline, void: loanCan.void } as const
export type SetStatus = keyof typeof SET_STATUSES
