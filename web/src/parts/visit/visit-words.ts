import { visitAnswer } from '@xd/core/domain/access/visit-approval.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { VisitData } from '#data/visits.ts'

const ASKED = {
  waiting: 'Asking to make changes',
  unanswered: 'View only, changes not allowed',
  refused: 'View only, changes declined',
  allowed: '',
} as const

/** The outcome of a support visit: "View only", "3 changes". */
export const visitWords = (visit: Pick<VisitData, 'readOnly' | 'approval' | 'active' | 'changes'>): string => {
  const { readOnly, changes } = visit
  const answer = visitAnswer(visit)
  if (readOnly) return (answer && ASKED[answer]) || 'View only'
  return changes === 0 ? 'No changes' : countOf(changes, 'change')
}
