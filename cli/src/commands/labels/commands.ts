import type { AddTo } from '#commands/nouns.ts'
import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'

export const commands: readonly AddTo[] = [list, exportCSV]
