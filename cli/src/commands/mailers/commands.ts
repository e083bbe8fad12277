import type { Noun } from '#commands/nouns.ts'
import { addTo as cancel } from './cancel.ts'
import { addTo as force } from './force.ts'
import { exportCSV, list } from './list.ts'
import { addTo as pause } from './pause.ts'
import { addTo as preview } from './preview.ts'
import { exportRecipients, recipients } from './recipients.ts'
import { addTo as resume } from './resume.ts'
import { addTo as schedule } from './schedule.ts'
import { addTo as show } from './show.ts'
import { addTo as watch } from './watch.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'mailers',
  feature: 'massmailer',
  summary: 'texts and emails to many customers',
  commands: [
    list,
    exportCSV,
    show,
    preview,
    schedule,
    force,
    pause,
    resume,
    cancel,
    watch,
    recipients,
    exportRecipients,
  ],
}
