import type { Noun } from '#commands/nouns.ts'
import { addTo as cancel } from './cancel.ts'
import { exportCSV, list } from './list.ts'
import { addTo as pause } from './pause.ts'
import { addTo as resume } from './resume.ts'
import { addTo as save } from './save.ts'
import { addTo as show } from './show.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'payments',
  feature: 'paymentscheduler',
  summary: 'payment plans: one later payment, repeating payments, or a layaway',
  commands: [list, show, save, pause, resume, cancel, exportCSV],
}
