import type { AddTo } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as save } from './save.ts'
import { addTo as share } from './share.ts'
import { addTo as show } from './show.ts'

export const commands: readonly AddTo[] = [list, show, save, share, exportCSV]
