import type { AddTo } from '#commands/nouns.ts'
import { addTo as cancel } from './cancel.ts'
import { exportCSV, list } from './list.ts'
import { addTo as pause } from './pause.ts'
import { addTo as resume } from './resume.ts'
import { addTo as save } from './save.ts'
import { addTo as show } from './show.ts'

export const commands: readonly AddTo[] = [list, show, save, pause, resume, cancel, exportCSV]
