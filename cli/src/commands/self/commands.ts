import type { Noun } from '#commands/nouns.ts'
import { addTo as fetch } from './fetch.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  feature: 'payments',
  summary: 'self-service: customers who pay without a clerk',
  commands: [list, fetch, save],
}
