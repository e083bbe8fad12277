import { buffer } from 'node:stream/consumers'
import { decodeFile } from '@xd/core/domain/import/decode.ts'
import { invalidInput } from '#output/failure.ts'
import { openSource } from './source.ts'

/** A whole file, or standard input for `-`, as text in any encoding. */
export const readText = async (path: string): Promise<string> => {
  const file = decodeFile(await buffer((await openSource(path)).chunks))
  if (!file.ok) throw invalidInput(file.reason)
  return file.text
}
