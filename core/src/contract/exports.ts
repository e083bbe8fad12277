import type { CallName, Calls } from './calls.ts'

/** Every list and report that can be exported as CSV: the `file` of its call. */
export type ExportName = NonNullable<Calls[CallName]['file']>

/** The address of a list's file, with exactly the rows a search finds. */
export const exportPath = (name: ExportName, search: object): string =>
  `/export/${name}.csv?search=${encodeURIComponent(JSON.stringify(search))}`
