import { useState } from 'react'
import { REPLY_MAX_PICTURES, REPLY_TITLE_MAX, SHORTCODE_RULE } from '@xd/core/domain/message/quick-reply.ts'
import { MESSAGE_MAX_CHARACTERS } from '@xd/core/domain/message/segments.ts'
import { useSpanish } from '#data/languages.ts'
import { refetchOnConflict } from '#data/refetch.ts'
import { showReplies } from '#data/quick-replies.ts'
import { useCallMutation } from '#data/use-call.ts'
import { PicturesField } from '#parts/message/pictures-field.tsx'
import { TokenArea } from '#parts/message/token-area.tsx'
import { StoreBoxes } from '#parts/store/store-boxes.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { FieldPair } from '#ui/field/field-pair.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Preview } from './preview.tsx'
import { draftOf, shortcodeOf, toSave } from './reply-draft.ts'
import type { QuickReply } from './reply-draft.ts'
import styles from './replies.module.css'

const FOR = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'me', label: 'Only me' },
] as const

/** A quick reply, existing or new, with a preview of the customer's message. */
export function ReplyDialog({ reply, onClose }: { reply: QuickReply | null; onClose: () => void }) {
  const spanish = useSpanish()
  const [uploading, setUploading] = useState(false)
  const save = useCallMutation('settings/quick-replies/save', {
    onSuccess: (answer) => {
      showReplies(answer)
      toast(reply ? 'Quick reply saved' : 'Quick reply added')
    },
    onError: refetchOnConflict('reload_quickreplies_settings'),
  })
  const editor = useEditor(save, { saved: draftOf(reply), version: reply?.replyVersion, record: 'reply', onClose })
  const { draft, change, field } = editor
  return (
    <EditorDialog
      {...editor.dialog}
      title={reply ? `Edit ${reply.replyTitle}` : 'Add a quick reply'}
      size="broad"
      onSubmit={() => !uploading && editor.save({ reply: toSave(draft, reply) })}
      does={reply ? 'Save reply' : 'Add reply'}
      refusal={uploading ? 'A picture is still uploading.' : null}
    >
      <div className={styles.editor}>
        {save.isError && <NotSaved error={save.error} what="quick reply" isNew={reply === null} />}
        <FieldPair>
          <TextField writes label="Title" required maxLength={REPLY_TITLE_MAX} {...field('title', 'replyTitle')} />
          <TextField
            writes
            label="Shortcode"
            required
            hint={SHORTCODE_RULE}
            maxLength={21}
            {...field('shortcode', 'replyShortcode')}
            value={shortcodeOf(draft)}
          />
        </FieldPair>
        <div className={styles.languages}>
          <TokenArea
            label={spanish ? 'English' : 'Text'}
            required
            maxLength={MESSAGE_MAX_CHARACTERS}
            isText
            {...field('body', 'replyBody')}
          />
          {spanish && (
            <TokenArea
              label="Spanish"
              hint="Leave empty to answer in English."
              maxLength={MESSAGE_MAX_CHARACTERS}
              isText
              {...field('bodyES', 'replyBodyES')}
            />
          )}
        </div>
        <PicturesField
          most={REPLY_MAX_PICTURES}
          media={draft.media}
          error={editor.fault('media')}
          onChange={(media) => change({ media })}
          onUploading={setUploading}
        />
        <div className={styles.set}>
          <span className={styles.label}>Who can use it</span>
          <SegmentedControl
            label="Who can use it"
            value={draft.isMine ? 'me' : 'everyone'}
            onChange={(who) => change({ isMine: who === 'me' })}
            segments={FOR}
          />
        </div>
        <StoreBoxes all="All stores, including new ones" {...field('storeIDs')} />
        <Preview texts={{ en: draft.body, es: draft.bodyES }} isText />
      </div>
    </EditorDialog>
  )
}
