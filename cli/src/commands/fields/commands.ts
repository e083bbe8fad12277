import type { Noun } from '#commands/nouns.ts'
import { addTo as exportForm } from './export.ts'
import { addTo as importForm } from './import.ts'
import { addTo as list } from './list.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'settings',
  summary: 'your own fields for customers, payments and calendars',
  commands: [list, exportForm, importForm],
}
