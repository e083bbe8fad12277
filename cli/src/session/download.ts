import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CallError, unreachable } from '@xd/core/client/call-client.ts'
import { neverReached } from '@xd/core/client/never-reached.ts'
import { type ExportName, exportPath } from '@xd/core/contract/exports.ts'
import { type DocumentName, documentPath } from '@xd/core/contract/documents.ts'
import { Failure, notOurs, usageFailure } from '#output/failure.ts'
import { printableLines } from '#output/width.ts'
import { acting, debug } from './client.ts'
import type { ServerOptions } from './server.ts'
import { unsent } from './undone.ts'

const refusal = async (response: Response): Promise<Error> => {
  const body = (await response.json().catch(() => undefined)) as
    { error?: ConstructorParameters<typeof CallError>[1] } | undefined
  return body?.error ? new CallError(response.status, body.error) : notOurs(response.status)
}

/** Foreign text that can't control the terminal. A file or a pipe gets every byte. */
async function* asDrawn(chunks: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder()
  for await (const chunk of chunks) yield printableLines(decoder.decode(chunk, { stream: true }))
  yield printableLines(decoder.decode())
}

const print = (body: Readable): Promise<void> =>
  process.stdout.isTTY
    ? pipeline(body, asDrawn, process.stdout, { end: false })
    : pipeline(body, process.stdout, { end: false })

/** Streams a file from the server to a file here or to standard output. */
const save = async (path: string, out: string | undefined, options: ServerOptions): Promise<void> => {
  const { server, token } = acting(options)
  const response = await fetch(`${server}${path}`, { headers: { authorization: `Bearer ${token}` } }).catch(
    async (error: unknown) => {
      throw neverReached(error) ? await unsent() : unreachable()
    },
  )
  debug(() => `GET ${server}${decodeURIComponent(path)} ${response.status}`)
  if (!response.ok || !response.body) throw await refusal(response)
  if (response.headers.get('content-type')?.startsWith('text/html')) throw notOurs(response.status)
  const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
  let brokeOff: Error | undefined
  body.once('error', (error) => void (brokeOff = error))
  try {
    await (out === undefined ? print(body) : pipeline(body, createWriteStream(out)))
  } catch (error) {
    if (error !== brokeOff) throw error
    throw new Failure(`The connection was lost, so ${out ?? 'the output'} is incomplete. Try again.`)
  }
}

/** A list as the server's CSV file, exactly as filtered. */
export const download = (
  name: ExportName,
  search: object,
  out: string | undefined,
  options: ServerOptions,
): Promise<void> => save(exportPath(name, search), out, options)

/** A document for printing. A terminal can't show it. */
export const downloadDocument = (
  name: DocumentName,
  search: object,
  out: string | undefined,
  options: ServerOptions,
): Promise<void> => {
  if (out === undefined && process.stdout.isTTY)
    throw usageFailure('A PDF can’t be shown in a terminal: add --out FILE.')
  return save(documentPath(name, search), out, options)
}
