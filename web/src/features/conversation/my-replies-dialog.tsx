import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { REPLY_TITLE_MAX, SHORTCODE_RULE, shortcodeFor } from '@xd/core/domain/message/quick-reply.ts'
import { showReplies } from '#data/quick-replies.ts'
import { useCall, useCallMutation } from '#data/use-call.ts'
import { useEditor } from '#parts/page/use-editor.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './my-replies-dialog.module.css'

/** A user's own quick replies, which need no permission: the text in the box can become one. */
export function MyRepliesDialog({ text, onClose }: { text: string; onClose: () => void }) {
  const mine = (useCall('inbox/get-quick-replies', {}).data?.replies ?? []).filter(({ replyIsMine }) => replyIsMine)
  const [saved] = useState({ title: '', body: text })
  const [shortcode, setShortcode] = useState<string>()
  const save = useCallMutation('settings/quick-replies/save', {
    onSuccess: (answer) => {
      showReplies(answer)
      toast('Added to your quick replies')
    },
  })
  const remove = useCallMutation('settings/quick-replies/save', { onSuccess: showReplies, onError: toastFailure })
  const editor = useEditor(save, { saved, record: 'reply', onClose })
  const { draft, field, fault, failure } = editor
  const code = shortcode ?? shortcodeFor(draft.title)
  const submit = () =>
    editor.save({
      reply: { replyTitle: draft.title, replyShortcode: code, replyBody: draft.body, replyIsMine: true },
    })
  return (
    <EditorDialog
      {...editor.dialog}
      title="My quick replies"
      description="Only you see these. Replies for everyone are in the Control Panel."
      onSubmit={submit}
      does="Add reply"
    >
      {failure && (
        <Banner tone="danger" role="alert" title="The quick reply wasn’t added.">
          {failure.message}
        </Banner>
      )}
      <TextField writes label="Title" required maxLength={REPLY_TITLE_MAX} {...field('title', 'replyTitle')} />
      <TextField
        writes
        label="Shortcode"
        required
        hint={SHORTCODE_RULE}
        maxLength={21}
        value={code}
        onChange={setShortcode}
        error={fault('replyShortcode')}
      />
      <TextArea writes label="Text" required rows={4} {...field('body', 'replyBody')} />
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
    </EditorDialog>
  )
}
