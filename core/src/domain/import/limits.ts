import { grouped } from '#domain/text/figure.ts'

// The limits of one file: a large store's whole book, and no more than half a minute's import.
export const IMPORT_MAX_BYTES = 10_000_000
export const IMPORT_MAX_ROWS = 50_000
/** Undo is for mistakes noticed right away; after a day, others have worked with the imported data. */
export const UNDO_HOURS = 24

export const TOO_LARGE = `A file can have up to 10 MB and ${grouped(IMPORT_MAX_ROWS)} rows. Split it into several.`
