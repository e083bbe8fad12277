import type { Noun } from '#commands/nouns.ts'
import { addTo as answer } from './answer.ts'
import { addTo as list } from './list.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'changes XD Support asked for, waiting for an owner’s approval',
  commands: [list, answer],
}
