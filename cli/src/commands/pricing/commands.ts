import type { Noun } from '#commands/nouns.ts'
import { addTo as quote } from './quote.ts'
import { addTo as list } from './list.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'what the product costs',
  commands: [quote, list],
}
