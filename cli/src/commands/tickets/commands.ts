import type { AddTo } from '#commands/nouns.ts'
import { exportCSV, find, list } from './list.ts'

export const commands: readonly AddTo[] = [find, list, exportCSV]
