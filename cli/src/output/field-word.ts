import type { Command } from 'commander'
import { exitCode } from './exit-code.ts'
import { Failure } from './failure.ts'
import { shownBy } from './shows.ts'

const NAMES = /^\s*[a-z]\w*(?:\s*,\s*[a-z]\w*)*\s*$/i

/** Names after a bare `--json`. Other programs accept them there, but here an argument comes next. */
export const namesAfterJson = (argv: readonly string[]): readonly string[] => {
  const at = argv.indexOf('--json')
  const word = at < 0 ? undefined : argv[at + 1]
  return word !== undefined && NAMES.test(word) ? word.split(',').map((name) => name.trim()) : []
}

export const asFields = (names: readonly string[]): string => `To choose fields, write --json=${names.join(',')}`

/** A search for field names would find nothing, and the empty list would look like an answer. */
export const refuseFieldWord = async (command: Command, names: readonly string[]): Promise<void> => {
  const { rowsOf } = shownBy(command)
  if (rowsOf === undefined || names.length === 0) return
  const { rowFields } = await import('./row-fields.ts')
  const known = rowFields(rowsOf)
  if (names.every((name) => known.has(name))) throw new Failure(`${asFields(names)}.`, exitCode.usage)
}
