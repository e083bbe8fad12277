import type { AddTo } from '#commands/nouns.ts'
import { addTo as quote } from './quote.ts'
import { addTo as list } from './list.ts'

export const commands: readonly AddTo[] = [quote, list]
