import type { Noun } from '#commands/nouns.ts'
import { addTo as consent } from './consent.ts'
import { addTo as decideStop } from './decide-stop.ts'
import { exportCSV, list } from './list.ts'
import { exportStopRequests, stopRequests } from './stop-requests.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'customers',
  summary: 'customers',
  commands: [list, consent, stopRequests, decideStop, exportCSV, exportStopRequests],
}
