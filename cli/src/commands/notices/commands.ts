import type { Noun } from '#commands/nouns.ts'
import { addTo as cancel } from './cancel.ts'
import { exportCalls } from './export-calls.ts'
import { addTo as giveAddress } from './give-address.ts'
import { addTo as importFile } from './import.ts'
import { addTo as letters } from './letters.ts'
import { exportCSV, list } from './list.ts'
import { exportNeedsAddress, needsAddress } from './needs-address.ts'
import { addTo as proof } from './proof.ts'
import { addTo as send } from './send.ts'
import { addTo as show } from './show.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'notices',
  feature: 'enotices',
  summary: 'batches of notices about tickets that are due',
  commands: [
    list,
    exportCSV,
    show,
    send,
    cancel,
    importFile,
    letters,
    exportCalls,
    needsAddress,
    giveAddress,
    exportNeedsAddress,
    proof,
  ],
}
