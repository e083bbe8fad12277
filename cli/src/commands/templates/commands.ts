import type { Noun } from '#commands/nouns.ts'
import { addTo as deleteTemplate } from './delete.ts'
import { exportCSV } from './export.ts'
import { addTo as list } from './list.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  summary: 'templates of texts and emails',
  commands: [list, save, deleteTemplate, exportCSV],
}
