/** The outcome of a visitor’s request to make changes, where the company must approve first. */
export const VISIT_APPROVALS = ['waiting', 'allowed', 'refused'] as const
export type VisitApproval = (typeof VISIT_APPROVALS)[number]

/** What came of such a request: nobody can answer once the visit is over. */
export const visitAnswer = ({
  approval,
  active,
}: {
  readonly approval: VisitApproval | null
  readonly active: boolean
}): VisitApproval | 'unanswered' | null => (approval === 'waiting' && !active ? 'unanswered' : approval)
