import type { AddTo } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as undo } from './undo.ts'

export const commands: readonly AddTo[] = [list, exportCSV, undo]
