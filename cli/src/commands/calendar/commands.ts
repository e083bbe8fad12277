import type { Noun } from '#commands/nouns.ts'
import { addTo as add } from './add.ts'
import { addTo as deleteEntry } from './delete.ts'
import { exportCalendars, exportImports } from './export-others.ts'
import { addTo as feed } from './feed.ts'
import { addTo as importFile } from './import.ts'
import { exportCSV, list } from './list.ts'
import { addTo as move } from './move.ts'
import { addTo as occurrences } from './occurrences.ts'
import { addTo as undoImport } from './undo-import.ts'

export const noun: Noun = {
  group: 'company',
  needs: 'calendar',
  feature: 'calendar',
  summary: 'the calendar and its entries',
  commands: [
    list,
    add,
    move,
    deleteEntry,
    exportCSV,
    exportCalendars,
    exportImports,
    feed,
    importFile,
    undoImport,
    occurrences,
  ],
}
