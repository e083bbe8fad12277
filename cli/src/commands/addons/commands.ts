import type { Noun } from '#commands/nouns.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'your add-ons, and the ones you can add',
  commands: [list, save],
}
