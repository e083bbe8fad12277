import { useState } from 'react'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { changedValues, type FieldDraft, fieldDraft, fieldErrors, type FieldValues } from './field-draft.ts'

/** Keeps the input beyond the form's life. */
type Kept = readonly [typed: FieldDraft | undefined, keep: (typed: FieldDraft | undefined) => void]

const NOTHING: FieldDraft = {}

/**
 * A working copy of a record's custom values: only typed fields differ from the stored values, even when those change
 * meanwhile.
 */
export function useFieldDraft(fields: readonly FieldDefinition[], values: FieldValues, kept?: Kept) {
  const own = useState<FieldDraft>()
  const [typed = NOTHING, setTyped] = kept ?? own
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const known = fields.filter(({ id }) => id in typed)
  const draft = { ...fieldDraft(fields, values), ...typed }
  const errors = fieldErrors(known, typed)
  const left = useLeftErrors<string>(errors)
  const changed = changedValues(known, typed, values)
  return {
    draft,
    errors: Object.fromEntries(fields.map(({ id }) => [id, refused[id] ?? left.error(id)])),
    /** The values to save. */
    changed,
    isDirty: Object.keys(changed).length > 0 || Object.keys(errors).length > 0,
    isValid: Object.keys(errors).length === 0,
    set: (id: string, value: string) => {
      setRefused(({ [id]: _, ...others }) => others)
      setTyped({ ...typed, [id]: value })
    },
    leave: (id: string) => left.onBlur(id)(),
    reveal: left.reveal,
    /** The server's own errors, by field id. */
    refuse: setRefused,
    reset: () => {
      setTyped(undefined)
      setRefused({})
      left.reset()
    },
  }
}
