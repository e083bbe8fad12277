import type { Noun } from '#commands/nouns.ts'
import { addTo as list } from './list.ts'
import { exportCSV } from './export.ts'

export const noun: Noun = {
  group: 'support',
  needs: 'support',
  summary: 'companies (support staff only)',
  commands: [list, exportCSV],
}
