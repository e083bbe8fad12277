import type { Noun } from '#commands/nouns.ts'
import { addTo as convert } from './convert.ts'
import { addTo as melt } from './melt.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'weights and melt values',
  commands: [convert, melt],
}
