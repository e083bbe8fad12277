import type { Noun } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as open } from './open.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'messages',
  summary: 'conversations',
  commands: [list, exportCSV, open],
}
