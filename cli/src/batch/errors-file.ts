import type { WriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { usageFailure } from '#output/failure.ts'

const isSameFile = async (one: string, other: string): Promise<boolean> => {
  try {
    const [a, b] = await Promise.all([stat(one), stat(other)])
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return false
  }
}

/**
 * The file for failed rows, opened before the first row is acted on: an error after that would come too late. It must
 * not be the batch's own file, which would lose its good rows.
 */
export const openErrors = async (batch: string, errorsOut: string | undefined): Promise<WriteStream | undefined> => {
  if (errorsOut === undefined) return undefined
  if (await isSameFile(batch, errorsOut)) throw usageFailure('--errors-out can’t be the input file')
  return (await open(errorsOut, 'w')).createWriteStream()
}
