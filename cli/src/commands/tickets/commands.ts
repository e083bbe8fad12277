import type { Noun } from '#commands/nouns.ts'
import { exportCSV, find, list } from './list.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'tickets',
  summary: 'the ticket book, a copy of the stores’ own systems',
  commands: [find, list, exportCSV],
}
