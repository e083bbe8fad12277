import { useEdits } from '#state/use-edits.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import type { NotSavedError } from './not-saved.tsx'
import { useFields } from './use-fields.ts'

/** A call that saves, as `useCallMutation` returns it. */
export interface Saving<Input, Answer> {
  readonly isPending: boolean
  readonly error: NotSavedError | null
  readonly mutate: (
    input: Input,
    told: { readonly onSuccess: (answer: Answer) => void; readonly onError: (error: NotSavedError) => void },
  ) => void
}

interface Form<Name, Saved, Draft> {
  /** Its name in the call's input and answer. */
  readonly record: Name
  /** The current record, which may change while the form is open. */
  readonly saved: Saved
  readonly draftOf: (saved: Saved) => Draft
  readonly versionOf: (saved: Saved) => number
  /** The toast once it is saved. */
  readonly said: string
}

/** Reports how saving went; a field's error is shown at the field instead. */
export const tellSaved = (said: string) => ({
  onSuccess: () => toast(said),
  onError: ({ message, fields }: Pick<NotSavedError, 'message' | 'fields'>) => {
    if (Object.keys(fields).length === 0) toast(message, { tone: 'danger' })
  },
})

/** The draft of a form that stays open, saved whole. */
export const useSavedForm = <Input, Answer, Name extends keyof Input & keyof Answer & string, Draft extends object>(
  { mutate, isPending, error }: Saving<Input, Answer>,
  { record, saved, draftOf, versionOf, said }: Form<Name, Answer[Name], Draft>,
) => {
  const { draft, change, contest, isDirty, expectedVersion, saveAs, refused } = useEdits(
    draftOf(saved),
    versionOf(saved),
  )
  const { field, fault, onTried } = useFields({ draft, change }, error, record)
  const told = tellSaved(said)
  const submit = (given: Input[Name]) => {
    if (isPending) return
    onTried()
    mutate({ [record]: given, expectedVersion } as Input, {
      onSuccess: ({ [record]: now }) => {
        saveAs(draftOf(now), versionOf(now))
        told.onSuccess()
      },
      onError: (refusal) => {
        told.onError(refusal)
        refused(refusal)
      },
    })
  }
  return { draft, change, field, fault, submit, foot: { contest, isDirty, busy: isPending } }
}
