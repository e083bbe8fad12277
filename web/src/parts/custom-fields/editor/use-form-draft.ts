import { useState } from 'react'
import { sameFields } from '@xd/core/domain/fields/edit.ts'
import type { Fields } from './form-draft.ts'

export interface SavedForm {
  readonly fields: Fields
  readonly version: number
}

/**
 * A working copy of a form. Without changes here, a colleague's save replaces it. Otherwise their version is `theirs`,
 * for viewing, and the working copy stays.
 */
export const useFormDraft = (saved: SavedForm) => {
  const [base, setBase] = useState(saved)
  const [fields, setFields] = useState(saved.fields)
  const isDirty = !sameFields(fields, base.fields)
  const isNewer = saved.version > base.version
  const startFrom = (form: SavedForm) => {
    setBase(form)
    setFields(form.fields)
  }
  if (isNewer && !isDirty) startFrom(saved)
  return {
    /** The saved version when the changes began, with which a save is compared. */
    base,
    fields,
    setFields,
    isDirty,
    theirs: isNewer && isDirty ? saved : null,
    startFrom,
    /** Keeps the changes, to be saved over a colleague's. */
    keepOver: setBase,
  }
}
