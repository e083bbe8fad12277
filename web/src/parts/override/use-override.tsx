import { useState } from 'react'
import { type BrokenRule, LONGEST_OVERRIDE_REASON, SHORTEST_OVERRIDE_REASON } from '@xd/core/domain/access/override.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './override.module.css'

interface Refused {
  readonly broken: readonly BrokenRule[]
  readonly again: (overrideReason: string) => void
}

/** A call's failure, with its own details. */
export type Refusal = Error & { readonly code: string; readonly body: Readonly<Record<string, unknown>> }

const brokenIn = (error: Refusal): readonly BrokenRule[] =>
  error.code === 'override_needed' ? ((error.body.broken ?? []) as readonly BrokenRule[]) : []

interface QuestionProps {
  open: boolean
  broken: readonly BrokenRule[]
  reason: string
  onReason: (reason: string) => void
  onCancel: () => void
  onConfirm: () => void
}

function OverrideQuestion({ open, broken, reason, onReason, onCancel, onConfirm }: QuestionProps) {
  const { user } = useSignedIn()
  const mayOverride = holds(user.userPermissions, 'overrides')
  const tooShort = reason.trim().length < SHORTEST_OVERRIDE_REASON
  return (
    <ConfirmDialog
      open={open}
      title={broken.length === 1 ? 'This breaks a rule' : 'This breaks some rules'}
      description={
        mayOverride
          ? 'You can override this once. Your reason is kept in the activity log.'
          : 'Only a manager can override this.'
      }
      confirm="Override"
      danger
      refusal={mayOverride ? (tooShort ? 'Enter a reason first' : null) : 'You don’t have permission to override rules'}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <ul className={styles.rules}>
        {broken.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {mayOverride && (
        <TextField
          label="Reason"
          required
          maxLength={LONGEST_OVERRIDE_REASON}
          hint={`At least ${SHORTEST_OVERRIDE_REASON} characters.`}
          value={reason}
          onChange={onReason}
        />
      )}
    </ConfirmDialog>
  )
}

/** Asks for a reason when an action breaks a rule, and repeats the action with it. */
export const useOverride = () => {
  const [refused, setRefused] = useState<Refused>()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState('')
  const close = () => setIsOpen(false)
  return {
    /** Asks if a broken rule caused the refusal. Any other failure is shown. */
    orAsk: (error: Refusal, again: Refused['again']) => {
      const broken = brokenIn(error)
      if (broken.length === 0) return toastFailure(error)
      setRefused({ broken, again })
      setReason('')
      setIsOpen(true)
    },
    question: (
      <OverrideQuestion
        open={isOpen}
        broken={refused?.broken ?? []}
        reason={reason}
        onReason={setReason}
        onCancel={close}
        onConfirm={() => {
          close()
          refused?.again(reason.trim())
        }}
      />
    ),
  }
}
