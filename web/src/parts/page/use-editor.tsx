import { useState } from 'react'
import { useEdits } from '#state/use-edits.ts'
import { Contested } from './contested.tsx'
import type { NotSavedError } from './not-saved.tsx'
import { useLeaving } from './use-leaving.tsx'

/** A call that saves, as `useCallMutation` returns it. */
interface Saving<Input, Answer> {
  readonly mutate: (
    input: Input,
    heard: { readonly onSuccess: (answer: Answer) => void; readonly onError: (error: NotSavedError) => void },
  ) => void
  readonly isPending: boolean
  readonly error: NotSavedError | null
}

interface Record<Draft> {
  /** The current record, which may change while the dialog is open. */
  readonly saved: Draft
  readonly version?: number | undefined
  /** Its name in the call's input: the fault of `replyTitle` is at `reply.replyTitle`. */
  readonly record?: string
  readonly onClose: () => void
}

/**
 * A dialog's draft of a record and the call that saves it: its version, a colleague's change, its faults, and the
 * question before the draft is lost. It closes once saved, unless `save` is told what to do then.
 */
export const useEditor = <Draft extends object, Input, Answer>(
  { mutate, isPending, error }: Saving<Input, Answer>,
  { saved, version, record, onClose }: Record<Draft>,
) => {
  const { isDirty, expectedVersion, contest, refused, ...edits } = useEdits(saved, version)
  const { leave, guard } = useLeaving(isDirty, onClose)
  const [triedDraft, setTriedDraft] = useState<Draft>()
  const fault = (path: string): string | undefined => error?.fields[record === undefined ? path : `${record}.${path}`]
  return {
    ...edits,
    leave,
    save: (input: Omit<Input, 'expectedVersion'>, onSaved: (answer: Answer) => void = leave) => {
      if (isPending) return
      setTriedDraft(edits.draft)
      mutate({ ...input, expectedVersion } as Input, { onSuccess: onSaved, onError: refused })
    },
    fault,
    /** For a field's control: its value, its change, and what is wrong with it here, or was when it was saved. */
    field: <Name extends keyof Draft & string>(name: Name, path: string = name, wrong?: string) => ({
      value: edits.draft[name],
      onChange: (value: Draft[Name]) => edits.change({ [name]: value } as unknown as Partial<Draft>),
      error: wrong ?? (triedDraft?.[name] === edits.draft[name] ? fault(path) : undefined),
    }),
    /** Why it was not saved, if no single field is the cause. */
    failure: error && Object.keys(error.fields).length === 0 ? error : null,
    /** For its `EditorDialog`. */
    dialog: {
      onClose: leave,
      dirty: isDirty,
      busy: isPending,
      above: (
        <>
          <Contested contest={contest} />
          {guard}
        </>
      ),
    },
  }
}
