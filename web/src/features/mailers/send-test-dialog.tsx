import { useState } from 'react'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { useKept } from '#data/kept.ts'
import { useCallMutation } from '#data/use-call.ts'
import { NotDone } from '#parts/page/not-done.tsx'
import { emptyPhone, PhoneField, type PhoneValue } from '#ui/field/phone-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { usePhoneInfo } from '#ui/field/use-phone-info.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { toSave } from './mailer-draft.ts'
import type { useMailerEditor } from './use-mailer-editor.ts'

interface Props {
  readonly editor: Pick<ReturnType<typeof useMailerEditor>, 'draft' | 'jobID'>
  readonly onClose: () => void
}

/** Sends the mailer to one phone or mailbox, as it would reach someone on its list. */
export function SendTestDialog({ editor, onClose }: Props) {
  const { draft, jobID } = editor
  const isText = draft.channel === 'sms'
  const [phone = emptyPhone, setPhone] = useKept<PhoneValue>('mailer-test/phone')
  const [email = '', setEmail] = useKept<string>('mailer-test/email')
  const [isLeft, setIsLeft] = useState(false)
  const info = usePhoneInfo(phone.text, phone.country)
  const to = isText ? (info?.valid ? info.e164 : undefined) : normalizeEmail(email)
  const send = useCallMutation('mailers/send-test')
  const fault =
    isLeft && to === undefined ? (isText ? 'Enter a valid phone number' : 'Enter a valid email address') : null
  const submit = () => {
    setIsLeft(true)
    if (to === undefined || send.isPending) return
    send.mutate(
      { job: toSave(draft, jobID, null), ...(isText ? { phone: to } : { email: to }) },
      {
        onSuccess: () => {
          toast('Test sent')
          onClose()
        },
      },
    )
  }
  return (
    <EditorDialog
      onClose={onClose}
      title="Send a test"
      description="Filled in for someone on the list and sent right away."
      size="small"
      onSubmit={submit}
      does="Send test"
      busy={send.isPending}
    >
      {send.isError && (
        <NotDone
          error={{ ...send.error, message: Object.values(send.error.fields)[0] ?? send.error.message }}
          title="The test wasn’t sent."
          doubt="The test may have been sent."
          again="If you try again, it won’t be sent twice."
        />
      )}
      {isText ? (
        <PhoneField label="Phone" required value={phone} onChange={setPhone} error={fault} />
      ) : (
        <TextField label="Email" required type="email" value={email} onChange={setEmail} error={fault} />
      )}
    </EditorDialog>
  )
}
