import type { Noun } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as undo } from './undo.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'mailers',
  feature: 'massmailer',
  summary: 'imported files',
  commands: [list, exportCSV, undo],
}
