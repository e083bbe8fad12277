import type { CallName, Calls } from './calls.ts'

type ExportFile = NonNullable<Calls[CallName]['file']>

/** Every list and report that can be exported as CSV: the `file` of its call. */
export type ExportName = ExportFile['name']

/** The search a file accepts. */
export type ExportSearch<N extends ExportName> = Extract<ExportFile, { name: N }>['search']['Type']

/** The address of a list's file, with exactly the rows a search finds. */
export const exportPath = (name: ExportName, search: object): string =>
  `/export/${name}.csv?search=${encodeURIComponent(JSON.stringify(search))}`
