import { type CallName, type Calls, calls } from './calls.ts'

type ExportFile = NonNullable<Calls[CallName]['file']> & {
  /** The call with the same data. */
  readonly call: CallName
}

/** Every CSV file. */
export const FILES: readonly ExportFile[] = (Object.keys(calls) as CallName[]).flatMap((call) => {
  const { file } = calls[call]
  return file === undefined ? [] : [{ ...file, call }]
})
