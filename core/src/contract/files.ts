import type { CallName, Calls } from './calls.ts'
import { calls } from './modules.generated.ts'

type ExportFile = NonNullable<Calls[CallName]['file']> & {
  /** The call with the same data. */
  readonly call: CallName
}

/** Every CSV file. */
export const FILES: readonly ExportFile[] = (Object.keys(calls) as CallName[]).flatMap((call) => {
  const { file } = calls[call]
  return file === undefined ? [] : [{ ...file, call }]
})
