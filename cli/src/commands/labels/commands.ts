import type { Noun } from '#commands/nouns.ts'
import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'labels',
  summary: 'labels',
  commands: [list, exportCSV],
}
