import type { Noun } from '#commands/nouns.ts'
import { addTo as status } from './status.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'opening hours',
  commands: [status],
}
