/** The outcome of a visitor’s request to make changes, where the company must approve first. */
export const VISIT_APPROVALS = ['waiting', 'allowed', 'refused'] as const
export type VisitApproval = (typeof VISIT_APPROVALS)[number]
