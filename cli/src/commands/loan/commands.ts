import type { AddTo } from '#commands/nouns.ts'
import { addTo as quote } from './quote.ts'
import { addTo as form } from './form.ts'
import { addTo as owe } from './owe.ts'
import { addTo as regimes } from './regimes.ts'

export const commands: readonly AddTo[] = [quote, owe, regimes, form]
