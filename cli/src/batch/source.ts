import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'

export interface Source {
  readonly chunks: AsyncIterable<Buffer>
  /** Known for files only. */
  readonly bytes?: number
}

const CHUNK_BYTES = 32 * 1024

/** A file, or standard input for `-`. */
export const openSource = async (path: string): Promise<Source> => {
  if (path === '-') return { chunks: process.stdin }
  try {
    const { size } = await stat(path)
    return { chunks: createReadStream(path, { highWaterMark: CHUNK_BYTES }), bytes: size }
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new Failure(
      missing ? `No such file: ${path}` : `Cannot read ${path}: ${String(error)}`,
      missing ? exitCode.notFound : exitCode.failure,
    )
  }
}
