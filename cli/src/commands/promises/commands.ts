import type { Noun } from '#commands/nouns.ts'
import { addTo as close } from './close.ts'
import { exportCSV, list } from './list.ts'
import { addTo as save } from './save.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'customers',
  summary: 'customers’ promises to pay by a day',
  commands: [list, save, close, exportCSV],
}
