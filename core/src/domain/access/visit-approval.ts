/**
 * Why nothing can be changed on a view-only support visit. The server refuses with it, and the screen says it first.
 */
export const VISIT_READ_ONLY = 'View only. Choose Allow changes to edit.'

/** The outcome of a visitor’s request to make changes, where the company must approve first. */
export const VISIT_APPROVALS = ['waiting', 'allowed', 'refused'] as const
export type VisitApproval = (typeof VISIT_APPROVALS)[number]

/** The outcome of such a request: nobody can answer once the visit is over. */
export const visitAnswer = ({
  approval,
  active,
}: {
  readonly approval: VisitApproval | null
  readonly active: boolean
}): VisitApproval | 'unanswered' | null => (approval === 'waiting' && !active ? 'unanswered' : approval)
