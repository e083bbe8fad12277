import { type ReactNode, useState } from 'react'
import { MANY_RECIPIENTS } from '@xd/core/domain/mailer/job-limits.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { NOBODY } from './mailer-words.ts'

interface Props {
  readonly title: string
  readonly description: ReactNode
  readonly confirm: string
  /** The number of people who get it; undefined during counting. */
  readonly many: number | undefined
  /** A small part of a large audience may be absent from its sample. */
  readonly isEstimate: boolean | undefined
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const digits = (text: string): string => text.replace(/[\s,.]/g, '')

/** Asks before sending a mailer. From 500 people on, the user must type the number. */
export function ManyDialog({ many, isEstimate, onClose, ...dialog }: Props) {
  const [typed, setTyped] = useState('')
  const mustType = many !== undefined && many > MANY_RECIPIENTS
  const refusal =
    many === undefined
      ? 'Counting the recipients'
      : many === 0 && !isEstimate
        ? NOBODY
        : mustType && digits(typed) !== String(many)
          ? `Type ${grouped(many)} first`
          : null
  return (
    <ConfirmDialog open {...dialog} onCancel={onClose} refusal={refusal}>
      {mustType && (
        <TextField
          label={`Type ${grouped(many)} to confirm`}
          inputMode="numeric"
          numeric
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && refusal === null) dialog.onConfirm()
          }}
        />
      )}
    </ConfirmDialog>
  )
}
