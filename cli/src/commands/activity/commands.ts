import type { AddTo } from '#commands/nouns.ts'
import { addTo as answerVisit } from './answer-visit.ts'
import { addTo as endVisit } from './end-visit.ts'
import { addTo as exportCSV } from './export.ts'
import { addTo as exportVisits } from './export-visits.ts'
import { addTo as list } from './list.ts'
import { addTo as visits } from './visits.ts'

export const commands: readonly AddTo[] = [list, exportCSV, visits, exportVisits, answerVisit, endVisit]
