import type { AddTo } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as move } from './move.ts'

export const commands: readonly AddTo[] = [list, move, exportCSV]
