import type { Noun } from '#commands/nouns.ts'
import { addTo as check } from './check.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'label rules',
  commands: [check],
}
