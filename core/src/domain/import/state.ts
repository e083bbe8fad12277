/** Files are imported, and undone, in pieces, each of which survives a crash. */
export const IMPORT_STATES = ['running', 'finished', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** An import, or a file that was only checked: its changes are known, and nothing is running. */
export const SHOWN_IMPORT_STATES = [...IMPORT_STATES, 'dry-run'] as const
export type ShownImportState = (typeof SHOWN_IMPORT_STATES)[number]

export const IMPORT_STATE_LABELS: Readonly<Record<ShownImportState, string>> = {
  running: 'Importing',
  finished: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  'dry-run': 'Dry run',
}
