import type { AddTo } from '#commands/nouns.ts'
import { addTo as close } from './close.ts'
import { exportCSV, list } from './list.ts'
import { addTo as save } from './save.ts'

export const commands: readonly AddTo[] = [list, save, close, exportCSV]
