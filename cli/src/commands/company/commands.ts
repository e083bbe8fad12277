import type { Noun } from '#commands/nouns.ts'
import { addTo as show } from './show.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'your company’s name, time zone and sign-ins',
  commands: [show, save],
}
