import type { Noun } from '#commands/nouns.ts'
import { addTo as normalize } from './normalize.ts'

export const noun: Noun = {
  group: 'rules',
  summary: 'phone numbers',
  commands: [normalize],
}
