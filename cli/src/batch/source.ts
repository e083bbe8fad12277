import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'

export interface Source {
  readonly chunks: AsyncIterable<Buffer>
  /** Known for files only. */
  readonly bytes?: number
}

const CHUNK_BYTES = 32 * 1024

/** A file, or standard input for `-`. */
export const openSource = async (path: string): Promise<Source> => {
  if (path === '-') return { chunks: process.stdin }
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Failure(`No such file: ${path}`, exitCode.notFound) : error
  })
  if (found.isDirectory()) throw invalidInput(`${path} is a folder`)
  return { chunks: createReadStream(path, { highWaterMark: CHUNK_BYTES }), bytes: found.size }
}
