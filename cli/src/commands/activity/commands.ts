import type { AddTo } from '#commands/nouns.ts'
import { addTo as answerVisit } from './answer-visit.ts'
import { addTo as endVisit } from './end-visit.ts'
import { exportCSV, list } from './list.ts'
import { exportVisits, visits } from './visits.ts'

export const commands: readonly AddTo[] = [list, exportCSV, visits, exportVisits, answerVisit, endVisit]
