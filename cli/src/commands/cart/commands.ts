import type { Noun } from '#commands/nouns.ts'
import { addTo as accept } from './accept.ts'
import { addTo as add } from './add.ts'
import { addTo as remove } from './remove.ts'
import { addTo as show } from './show.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'loans',
  feature: 'loans',
  summary: 'the quotes a customer is deciding on',
  commands: [show, add, remove, accept],
}
