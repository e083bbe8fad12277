import type { Noun } from '#commands/nouns.ts'
import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'days when stores are closed or have different hours',
  commands: [list, save, exportCSV],
}
