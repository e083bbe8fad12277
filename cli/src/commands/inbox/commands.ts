import type { AddTo } from '#commands/nouns.ts'
import { addTo as exportCSV } from './export.ts'
import { addTo as list } from './list.ts'
import { addTo as open } from './open.ts'

export const commands: readonly AddTo[] = [list, exportCSV, open]
