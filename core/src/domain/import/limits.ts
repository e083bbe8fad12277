// What one file may hold: a whole book of a large store, and no more than can be taken in within half a minute.
export const IMPORT_MAX_BYTES = 10_000_000
export const IMPORT_MAX_ROWS = 50_000
/** Undo is for a mistake that is seen at once; after a day, others have worked with what the file brought. */
export const UNDO_HOURS = 24

export const TOO_LARGE = `A file holds at most 10 MB and ${IMPORT_MAX_ROWS.toLocaleString('en-US')} rows. Split it into several.`
