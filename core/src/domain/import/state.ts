/** Files are imported, and undone, in pieces, each of which survives a crash. */
export const IMPORT_STATES = ['running', 'finished', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

export const IMPORT_STATE_LABELS: Readonly<Record<ImportState, string>> = {
  running: 'Importing',
  finished: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
}
