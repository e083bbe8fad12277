import type { Noun } from '#commands/nouns.ts'
import { exportCSV, list } from './list.ts'
import { addTo as save } from './save.ts'
import { addTo as share } from './share.ts'
import { addTo as show } from './show.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'loans',
  feature: 'loans',
  summary: 'saved loan quotes',
  commands: [list, show, save, share, exportCSV],
}
