import { useState } from 'react'
import { type RewriteTicketData, useRewriteChange } from '#data/rewrites.ts'
import { announce } from '#ui/a11y/announce.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { useOverride } from '#parts/override/use-override.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'

export interface Asking {
  readonly action: 'set' | 'report' | 'dismiss'
  readonly ticket: RewriteTicketData
}

const WORDS = {
  set: {
    title: 'Set the new number',
    does: 'Set number',
    note: 'Note',
    description: 'As it appears in your own system.',
  },
  report: {
    title: 'Report a problem',
    does: 'Report',
    note: 'What’s wrong',
    description: 'The ticket stays under Exceptions until someone fixes it.',
  },
  dismiss: {
    title: 'Dismiss',
    does: 'Dismiss',
    note: 'Why',
    description:
      'It won’t be rewritten here. This can’t be undone, and its new number, if it has one, won’t be used again.',
  },
} as const

const NOTE_MAX = 255

/** Changes that need more than one click: a number or a reason. */
export function CorrectDialog({
  rewriteID,
  asking: { action, ticket },
  onClose,
}: {
  rewriteID: number
  asking: Asking
  onClose: () => void
}) {
  const first = action === 'set' ? (ticket.newTicket ?? '') : ''
  const [number, setNumber] = useState(first)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const correct = useRewriteChange('payments/rewrites/correct')
  const { orAsk, question } = useOverride()
  const words = WORDS[action]
  const isDirty = note !== '' || number !== first
  const save = (overrideReason?: string) =>
    correct.mutate(
      {
        rewriteID,
        action,
        rewriteTicketIDs: [ticket.rewriteTicketID],
        note,
        ...(action === 'set' && { newTicket: number }),
        overrideReason,
      },
      {
        onSuccess: () => {
          announce(`Ticket ${ticket.oldTicket}: done`)
          onClose()
        },
        onError: (error) => {
          setErrors(error.fields ?? {})
          if (error.code === 'override_needed') orAsk(error, save)
          else if (!error.fields) toastFailure(error)
        },
      },
    )
  return (
    <EditorDialog
      onClose={onClose}
      title={`${words.title}: ticket ${ticket.oldTicket}`}
      description={words.description}
      size="small"
      onSubmit={() => save()}
      dirty={isDirty}
      does={words.does}
      busy={correct.isPending}
      danger={action === 'dismiss'}
    >
      {question}
      {action === 'set' && (
        <TextField
          label="New number"
          required
          numeric
          value={number}
          onChange={setNumber}
          error={errors['newTicket'] ?? null}
          maxLength={20}
        />
      )}
      <TextArea
        label={words.note}
        required={action !== 'set'}
        value={note}
        onChange={setNote}
        error={errors['note'] ?? null}
        maxLength={NOTE_MAX}
        rows={3}
      />
      <LeaveGuard dirty={isDirty} />
    </EditorDialog>
  )
}
