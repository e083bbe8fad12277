import { useEdits } from '#state/use-edits.ts'
import { Contested } from './contested.tsx'
import { useFields } from './use-fields.ts'
import { useLeaving } from './use-leaving.tsx'
import type { Saving } from './use-saved-form.ts'

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
  const { field, fault, onTried } = useFields(edits, error, record)
  return {
    ...edits,
    leave,
    save: (input: Omit<Input, 'expectedVersion'>, onSaved: (answer: Answer) => void = leave) => {
      if (isPending) return
      onTried()
      mutate({ ...input, expectedVersion } as Input, { onSuccess: onSaved, onError: refused })
    },
    field,
    fault,
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
