import type { Noun } from '#commands/nouns.ts'
import { addTo as cancel } from './cancel.ts'
import { addTo as cancelRefund } from './cancel-refund.ts'
import { exportDifferences } from './export-differences.ts'
import { exportCSV, list } from './list.ts'
import { addTo as markPaid } from './mark-paid.ts'
import { addTo as refund } from './refund.ts'
import { addTo as resend } from './resend.ts'
import { addTo as send } from './send.ts'
import { addTo as show } from './show.ts'
import { addTo as views } from './views.ts'
import { addTo as wait } from './wait.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'payments',
  feature: 'payments',
  summary: 'payment requests',
  commands: [
    list,
    show,
    views,
    send,
    resend,
    cancel,
    markPaid,
    refund,
    cancelRefund,
    wait,
    exportCSV,
    exportDifferences,
  ],
}
