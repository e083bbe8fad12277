import type { AddTo } from '#commands/nouns.ts'
import { addTo as answer } from './answer.ts'
import { addTo as list } from './list.ts'

export const commands: readonly AddTo[] = [list, answer]
