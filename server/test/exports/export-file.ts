import { parse } from 'csv-parse/sync'
import { exportPath, type ExportName } from '@xd/core/contract/exports.ts'
import type { Booted } from '@xd/fixtures/boot.ts'

type Who = { readonly token?: string } | undefined

/** Asks for a list's file, as a browser follows the link. */
export const askForFile = (server: Booted, name: ExportName, search: object, who: Who): Promise<Response> =>
  fetch(`${server.url}${exportPath(name, search)}`, {
    headers: who?.token ? { authorization: `Bearer ${who.token}` } : {},
  })

/** A file's bytes as text, the byte order mark kept. */
export const textOf = async (answer: Response): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer())

/** The rows of a file by the titles of its columns. */
export const rowsOf = async (answer: Response): Promise<Record<string, string>[]> =>
  parse(await textOf(answer), { bom: true, columns: true, relax_column_count: false })

export const exported = async (server: Booted, name: ExportName, search: object, who: Who) =>
  rowsOf(await askForFile(server, name, search, who))
