import type { Noun } from '#commands/nouns.ts'
import { addTo as preview } from './preview.ts'
import { addTo as save } from './save.ts'
import { addTo as show } from './show.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'how long messages, pictures and other records are kept',
  commands: [show, preview, save],
}
