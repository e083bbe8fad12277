import type { Noun } from '#commands/nouns.ts'
import { addTo as answerVisit } from './answer-visit.ts'
import { addTo as endVisit } from './end-visit.ts'
import { exportCSV, list } from './list.ts'
import { exportVisits, visits } from './visits.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'support-log',
  summary: 'who did what, and XD Support visits',
  commands: [list, exportCSV, visits, exportVisits, answerVisit, endVisit],
}
