/** Files are imported, and undone, in pieces, each of which survives a crash. */
export const IMPORT_STATES = ['running', 'finished', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
