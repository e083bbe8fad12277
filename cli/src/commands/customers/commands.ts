import type { AddTo } from '#commands/nouns.ts'
import { addTo as consent } from './consent.ts'
import { addTo as decideStop } from './decide-stop.ts'
import { addTo as exportCSV } from './export.ts'
import { addTo as exportStopRequests } from './export-stop-requests.ts'
import { addTo as list } from './list.ts'
import { addTo as stopRequests } from './stop-requests.ts'

export const commands: readonly AddTo[] = [list, consent, stopRequests, decideStop, exportCSV, exportStopRequests]
