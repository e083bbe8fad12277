import { useState } from 'react'
import { type AdminCompanyData, useSaveCompany } from '#data/admin.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { waitingWords } from './company-words.ts'
import styles from './admin.module.css'

interface Props {
  readonly company: AdminCompanyData
  readonly onClose: () => void
}

const CONSEQUENCES = [
  'Everyone there is signed out right away and can’t sign in. They’ll see a message to contact XD Support.',
  'Nothing sends automatically: mailers, reminders and scheduled messages wait.',
  'Messages from customers are kept. They get no automatic reply, but STOP and HELP still work.',
  'Payment links can still be paid, and receipts are sent.',
  'When you end the suspension, everything picks up where it left off. Overdue messages are sent right away.',
]

/** Asks the user to type the company's key, and explains the consequences. */
export function SuspendDialog({ company: { companyID, companyName, companyKey }, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const save = useSaveCompany()
  const matches = typed.trim() === companyKey
  const submit = () => {
    if (!matches || save.isPending) return
    save.mutate(
      { company: { companyID, suspended: true } },
      {
        onSuccess: () => {
          toast(`${companyName} is suspended`)
          onClose()
        },
      },
    )
  }
  return (
    <EditorDialog
      onClose={onClose}
      title={`Suspend ${companyName}?`}
      onSubmit={submit}
      does="Suspend company"
      busy={save.isPending}
      danger
      refusal={matches ? null : `Type “${companyKey}” first`}
    >
      {save.isError && (
        <Banner tone="danger" role="alert" title="The company wasn’t suspended.">
          {save.error.message}
        </Banner>
      )}
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <TextField
        label={`Type “${companyKey}” to confirm`}
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
      />
    </EditorDialog>
  )
}

/** Ends a suspension, and says which messages are sent then. */
export function ResumeDialog({ company, onClose }: Props) {
  const { companyID, companyName } = company
  const save = useSaveCompany()
  return (
    <ConfirmDialog
      open
      title={`End the suspension of ${companyName}?`}
      description={`Everyone there can sign in again. ${waitingWords(company)}`}
      confirm="End suspension"
      busy={save.isPending}
      onCancel={onClose}
      onConfirm={() =>
        save.mutate(
          { company: { companyID, suspended: false } },
          {
            onSuccess: () => {
              toast(`${companyName} is active again`)
              onClose()
            },
          },
        )
      }
    >
      {save.isError && (
        <Banner tone="danger" role="alert">
          {save.error.message}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
