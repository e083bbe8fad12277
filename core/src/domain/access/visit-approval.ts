/** What became of a visitor’s wish to make changes, where the company is asked first. */
export const VISIT_APPROVALS = ['waiting', 'allowed', 'refused'] as const
export type VisitApproval = (typeof VISIT_APPROVALS)[number]
