import type { Noun } from '#commands/nouns.ts'
import { addTo as quote } from './quote.ts'
import { addTo as form } from './form.ts'
import { addTo as owe } from './owe.ts'
import { addTo as regimes } from './regimes.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'loan quotes, and what is owed on a given day',
  commands: [quote, owe, regimes, form],
}
