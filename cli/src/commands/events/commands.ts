import type { Noun } from '#commands/nouns.ts'
import { addTo as tail } from './tail.ts'
import { addTo as list } from './list.ts'

export const noun: Noun = {
  group: 'company',
  summary: 'live events',
  commands: [tail, list],
}
