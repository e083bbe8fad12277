import type { AddTo } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as open } from './open.ts'

export const commands: readonly AddTo[] = [list, exportCSV, open]
