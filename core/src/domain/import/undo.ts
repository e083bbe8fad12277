import { type Can, no, yes } from '#domain/access/can.ts'
import { HOUR_MS } from '#domain/time/spans.ts'
import { UNDO_HOURS } from './limits.ts'
import type { ImportState } from './state.ts'

interface Undoable {
  readonly importState: ImportState
  readonly importedAt: number
}

export const undoUntil = ({ importedAt }: Pick<Undoable, 'importedAt'>): number => importedAt + UNDO_HOURS * HOUR_MS

export const importCan = {
  /** `later`: the file that the store imported since, and has not undone. */
  undo: (imported: Undoable, now: number, later?: { readonly filename: string }): Can => {
    if (imported.importState === 'running') return no('This file is still being imported.')
    if (imported.importState !== 'finished') return no('This import was already undone.')
    if (now >= undoUntil(imported)) return no(`An import can be undone only within ${UNDO_HOURS} hours.`)
    return later === undefined ? yes : no(`Undo this store’s later import first: ${later.filename}.`)
  },
}
