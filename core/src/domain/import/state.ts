/** A file is taken in, or taken back, in pieces, each of which holds whatever happens to the server. */
export const IMPORT_STATES = ['running', 'finished', 'undoing', 'undone'] as const
export type ImportState = (typeof IMPORT_STATES)[number]
