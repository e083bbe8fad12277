import type { Noun } from '#commands/nouns.ts'
import { addTo as list } from './list.ts'
import { addTo as use } from './use.ts'

export const noun: Noun = {
  group: 'session',
  summary: 'sign-ins saved on this computer',
  commands: [list, use],
}
