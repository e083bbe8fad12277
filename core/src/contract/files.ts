import { type CallName, calls } from './calls.ts'
import type { ExportName } from './exports.ts'

interface ExportFile {
  readonly name: ExportName
  /** The call that answers the same. */
  readonly call: CallName
}

/** Every CSV file. */
export const FILES: readonly ExportFile[] = (Object.keys(calls) as CallName[]).flatMap((call) => {
  const { file } = calls[call]
  return file === undefined ? [] : [{ name: file, call }]
})
