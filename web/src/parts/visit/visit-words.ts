import type { VisitData } from '#data/visits.ts'
import { countOf } from '#ui/text/count-of.ts'

const ASKED = { waiting: 'Asks to make changes', refused: 'View only, changes refused', allowed: '' } as const

/** What came of a support visit: "View only", "3 changes". */
export const visitWords = ({
  readOnly,
  approval,
  changes,
}: Pick<VisitData, 'readOnly' | 'approval' | 'changes'>): string =>
  readOnly ? (approval && ASKED[approval]) || 'View only' : changes === 0 ? 'No changes' : countOf(changes, 'change')
