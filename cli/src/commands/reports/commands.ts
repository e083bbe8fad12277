import type { Noun } from '#commands/nouns.ts'
import { addTo as list } from './list.ts'
import { addTo as payments } from './payments.ts'
import { addTo as messages } from './messages.ts'
import { addTo as exportReport } from './export.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'reports',
  summary: 'reports on payments and on the results of messages',
  commands: [list, payments, messages, exportReport],
}
