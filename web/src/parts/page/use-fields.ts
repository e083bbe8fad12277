import { useState } from 'react'

interface Drafted<Draft> {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
}

/** Why a call was refused: a sentence by the path of each field in its input. */
interface Refusal {
  readonly fields: Readonly<Record<string, string>>
}

/**
 * A draft's fields, as their controls take them. A refused field stays marked until it is changed. `record` names the
 * draft in the call's input: the fault of `replyTitle` is at `reply.replyTitle`.
 */
export const useFields = <Draft extends object>(
  { draft, change }: Drafted<Draft>,
  error: Refusal | null,
  record?: string,
) => {
  const [tried, setTried] = useState<Draft>()
  const fault = (path: string): string | undefined => error?.fields[record === undefined ? path : `${record}.${path}`]
  return {
    fault,
    /** A field's value, its change, and what is wrong with it: here, or in the call's input at `path`. */
    field: <Name extends keyof Draft & string>(name: Name, path: string = name, wrong?: string) => ({
      value: draft[name],
      onChange: (value: Draft[Name]) => change({ [name]: value } as unknown as Partial<Draft>),
      error: wrong ?? (tried?.[name] === draft[name] ? fault(path) : undefined),
    }),
    /** For a save that begins. */
    onTried: () => setTried(draft),
  }
}
