import type { AddTo } from '#commands/nouns.ts'
import { addTo as consent } from './consent.ts'
import { addTo as exportCSV } from './export.ts'
import { addTo as find } from './find.ts'

export const commands: readonly AddTo[] = [find, consent, exportCSV]
