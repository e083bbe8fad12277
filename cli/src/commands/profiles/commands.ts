import type { AddTo } from '#commands/nouns.ts'
import { addTo as list } from './list.ts'
import { addTo as use } from './use.ts'

export const commands: readonly AddTo[] = [list, use]
