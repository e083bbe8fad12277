import { useState } from 'react'
import { TextField } from '#ui/field/text-field.tsx'

/** The reason support staff give for a visit or for changes. */
export const useReason = () => {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return {
    reason,
    /** Whether a reason is given; otherwise the field says so. */
    isGiven: () => {
      setMissing(reason.trim() === '')
      return reason.trim() !== ''
    },
    field: {
      value: reason,
      error: missing ? 'Enter a reason first.' : undefined,
      onChange: (text: string) => {
        setReason(text)
        setMissing(false)
      },
    },
  }
}

interface Props {
  label: string
  hint: string
  field: ReturnType<typeof useReason>['field']
}

export const ReasonField = ({ label, hint, field }: Props) => (
  <TextField label={label} hint={hint} required maxLength={500} {...field} />
)
