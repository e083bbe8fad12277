import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { REPLY_TITLE_MAX, SHORTCODE_RULE, shortcodeFor } from '@xd/core/domain/message/quick-reply.ts'
import { showReplies } from '#data/quick-replies.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './my-replies-dialog.module.css'

/** A user's own quick replies, which need no permission: the text in the box can become one. */
export function MyRepliesDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const mine = (useCall('inbox/get-quick-replies', {}).data?.replies ?? []).filter(({ replyIsMine }) => replyIsMine)
  const [title, setTitle] = useState('')
  const [shortcode, setShortcode] = useState<string>()
  const [body, setBody] = useState(text)
  const save = useCallMutation('settings/quick-replies/save', {
    onSuccess: (answer) => {
      showReplies(answer)
      toast('Added to your quick replies')
      onClose()
    },
  })
  const remove = useCallMutation('settings/quick-replies/save', { onSuccess: showReplies, onError: toastFailure })
  const code = shortcode ?? shortcodeFor(title)
  const errors = save.error?.fields ?? {}
  const isDirty = title !== '' || body !== text
  const submit = () => {
    if (save.isPending) return
    save.mutate({ reply: { replyTitle: title, replyShortcode: code, replyBody: body, replyIsMine: true } })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="My quick replies"
      description="Only you see these. Replies for everyone are in the Control Panel."
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button writes variant="primary" type="submit" busy={save.isPending}>
            Add reply
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {save.isError && Object.keys(errors).length === 0 && (
          <Banner tone="danger" role="alert" title="The quick reply was not added.">
            {save.error.message}
          </Banner>
        )}
        <TextField
          writes
          label="Title"
          required
          maxLength={REPLY_TITLE_MAX}
          value={title}
          onChange={setTitle}
          error={errors['reply.replyTitle']}
        />
        <TextField
          writes
          label="Shortcode"
          required
          hint={SHORTCODE_RULE}
          maxLength={21}
          value={code}
          onChange={setShortcode}
          error={errors['reply.replyShortcode']}
        />
        <TextArea
          writes
          label="Text"
          required
          rows={4}
          value={body}
          onChange={setBody}
          error={errors['reply.replyBody']}
        />
        {mine.length > 0 && (
          <ul className={styles.list} aria-label="My quick replies">
            {mine.map(({ replyID, replyTitle, replyShortcode }) => (
              <li key={replyID} className={styles.row}>
                <span>
                  {replyTitle} <span className={styles.code}>/{replyShortcode}</span>
                </span>
                <IconButton
                  writes
                  label={`Delete ${replyTitle}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => remove.mutate({ reply: { replyID, deleteReply: true } })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LeaveGuard dirty={isDirty} />
    </Dialog>
  )
}
