import type { ReactNode } from 'react'
import { NotDone } from './not-done.tsx'

/** With the faults of single fields. */
export interface NotSavedError {
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

interface Props {
  readonly error: NotSavedError
  /** The record being saved: "template". */
  readonly what: string
  readonly isNew: boolean
  readonly actions?: ReactNode
}

const AGAIN = 'If you try again, it won’t be saved twice.'
const CHANGED = 'If you change it first, check the list so you don’t save it twice.'

/** Says that a form was not saved, or that the outcome is unknown. */
export const NotSaved = ({ error: { code, message, fields }, what, isNew, actions }: Props) => (
  <NotDone
    error={{ code, message: Object.keys(fields).length > 0 ? 'Check the fields marked below.' : message }}
    title={`The ${what} wasn’t saved.`}
    doubt={`The ${what} may have been saved.`}
    again={isNew ? `${AGAIN} ${CHANGED}` : AGAIN}
    actions={actions}
  />
)
