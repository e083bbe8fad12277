import type { AddTo } from '#commands/nouns.ts'
import { addTo as exportForm } from './export.ts'
import { addTo as importForm } from './import.ts'
import { addTo as list } from './list.ts'

export const commands: readonly AddTo[] = [list, exportForm, importForm]
