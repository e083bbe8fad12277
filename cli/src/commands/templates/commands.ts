import type { AddTo } from '#commands/nouns.ts'
import { addTo as deleteTemplate } from './delete.ts'
import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const commands: readonly AddTo[] = [list, save, deleteTemplate, exportCSV]
