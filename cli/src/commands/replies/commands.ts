import type { Noun } from '#commands/nouns.ts'
import { addTo as deleteReply } from './delete.ts'
import { exportCSV } from './export.ts'
import { addTo as importCSV } from './import.ts'
import { addTo as list } from './list.ts'
import { addTo as order } from './order.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  summary: 'quick replies: texts you send often',
  commands: [list, save, deleteReply, order, importCSV, exportCSV],
}
