import type { Noun } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as move } from './move.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'messages',
  feature: 'quotebubble',
  summary: 'quote requests from visitors to your website',
  commands: [list, move, exportCSV],
}
