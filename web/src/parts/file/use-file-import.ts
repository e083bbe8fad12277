import { useState } from 'react'
import type { CallName, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import type { Decoded } from '@xd/core/domain/import/decode.ts'
import { useCallMutation } from '#data/use-call.ts'
import { readFile } from './read-file.ts'

/** Calls that describe their changes first, with `dryRun`. */
type Importing = Extract<CallName, `${string}/import` | 'mailers/import-from-superpawn'>

interface ChosenFile {
  readonly name: string
  readonly text: string
}

interface Import<N extends Importing, Said> {
  /** The user's initial answers about the file. */
  readonly said?: Said
  /** Their answers about one file only, reset for the next. */
  readonly anew?: Partial<Said>
  /** The call’s input; undefined while answers are missing. */
  readonly ask: (file: ChosenFile, said: Said) => WireInput<N> | undefined
  readonly read?: (file: File) => Promise<Decoded>
  readonly onTaken: (answer: WireOutput<N>) => void
}

/** The import of a chosen file: a trial run of its call after each answer, then the call. */
export const useFileImport = <N extends Importing, Said extends object = object>(
  name: N,
  { said: first = {} as Said, anew = {}, ask, read = readFile, onTaken }: Import<N, Said>,
) => {
  const [said, setSaid] = useState(first)
  const [file, setFile] = useState<ChosenFile>()
  const [unreadable, setUnreadable] = useState<string>()
  const [trial, setTrial] = useState<WireOutput<N>>()
  const look = useCallMutation(name)
  const take = useCallMutation(name, { onSuccess: onTaken })
  const tryOut = (of: ChosenFile | undefined, next: Said) => {
    setSaid(next)
    take.reset()
    const input = of && ask(of, next)
    // Called only for the latest question: an earlier file may take longer.
    if (input) look.mutate({ ...input, dryRun: true }, { onSuccess: setTrial })
  }
  const failure = look.error ?? take.error
  return {
    said,
    file,
    trial,
    isChecking: look.isPending,
    isTaking: take.isPending,
    /** Why it can’t be imported. */
    wrong: unreadable ?? (failure ? (Object.values(failure.fields)[0] ?? failure.message) : undefined),
    /** The server refuses its content. A failed import can be retried. */
    isRefused: unreadable !== undefined || look.isError,
    say: (change: Partial<Said>) => tryOut(file, { ...said, ...change }),
    choose: async (chosen: File | undefined) => {
      if (!chosen) return
      const decoded = await read(chosen)
      const next = decoded.ok ? { name: chosen.name, text: decoded.text } : undefined
      setTrial(undefined)
      look.reset()
      setUnreadable(decoded.ok ? undefined : decoded.reason)
      setFile(next)
      tryOut(next, { ...said, ...anew })
    },
    take: () => {
      const input = file && ask(file, said)
      if (input) take.mutate(input)
    },
  }
}
