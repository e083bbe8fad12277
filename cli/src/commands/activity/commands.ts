import type { AddTo } from '#commands/nouns.ts'
import { addTo as endVisit } from './end-visit.ts'
import { addTo as list } from './list.ts'
import { addTo as visits } from './visits.ts'

export const commands: readonly AddTo[] = [list, visits, endVisit]
