import type { Noun } from '#commands/nouns.ts'
import { addTo as segments } from './segments.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'text message rules',
  commands: [segments],
}
