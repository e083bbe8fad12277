import { DollarSign, StickyNote } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { messageCan, type Recipient, type SendingStore } from '@xd/core/domain/message/can.ts'
import { sendMessage } from '#data/outbox.ts'
import { useCallMutation } from '#data/use-call.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { useActiveOption } from '#ui/list/use-active-option.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { AttachButton } from './attach-button.tsx'
import { AttachmentStrip } from './attachment-strip.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { keepDraft, readDraft } from './drafts.ts'
import { QuickReplyMenu, useMatchingReplies } from './quick-replies.tsx'
import { QuickReplyList } from './quick-reply-list.tsx'
import { SegmentCount } from './segment-count.tsx'
import { useAttachments } from './use-attachments.ts'
import { useChannel } from './use-channel.ts'
import styles from './composer.module.css'

interface Props {
  convoID: number
  userID: number
  firstName: string
  storeName: string
  recipient: Recipient
  store: SendingStore
  /** The newest message on screen: the server asks when there are newer ones. */
  lastSeenMessageID: number | undefined
  onRequestPayment: (() => void) | undefined
  /** The conversation was opened to write in it. */
  writing: boolean
}

/** Where staff write: a text or e-mail to the customer, or (yellow, and going nowhere else) a note to colleagues. */
export function Composer({ convoID, userID, firstName, storeName, recipient, store, lastSeenMessageID, onRequestPayment, writing }: Props) {
  const [text, setText] = useState(() => readDraft(userID, convoID))
  const [isNote, setIsNote] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const choice = useChannel(convoID, storeName)
  const { channel } = choice
  const { attachments, add, remove, clear, uploading } = useAttachments()
  const ready = attachments.flatMap(({ media }) => (media ? [media.mediaID] : []))
  const note = useCallMutation('comments/submit', { onError: (error) => toast(error.message, { tone: 'danger' }) })

  const reachable = messageCan.reach(channel, recipient, store)
  const can = isNote
    ? text.trim() === '' ? { ok: false as const, reason: 'Write a note first.' } : { ok: true as const }
    : messageCan.send({ channel, body: text, mediaCount: ready.length }, recipient, store)

  const write = (next: string) => {
    setText(next)
    if (next !== '') choice.settle()
    keepDraft(userID, convoID, next)
  }
  const replies = useMatchingReplies(isNote ? '' : text)
  const insert = (body: string) => {
    write(body)
    box.current?.focus()
  }
  const options = useActiveOption({ count: replies?.length ?? 0, onPick: (index) => insert(replies?.[index]?.replyBody ?? text) })

  // The box is as high as what is in it, up to a third of the window.
  useEffect(() => {
    const area = box.current
    if (!area) return
    area.style.height = 'auto'
    area.style.height = `${area.scrollHeight}px`
  }, [text, isNote])
  // Opened to be written to. One who walks through the list by keys keeps them.
  useEffect(() => {
    if (writing) box.current?.focus({ preventScroll: true })
  }, [writing])

  const submit = () => {
    if (!can.ok || uploading) return
    if (isNote) {
      const keep = text
      note.mutate(
        { comment: { commentKey: `convo/${convoID}`, commentMessage: text } },
        { onSuccess: () => setIsNote(false), onError: () => write(keep) },
      )
    } else {
      sendMessage({
        convoID,
        body: text,
        media: ready,
        ...(channel === 'email' && { channel, subject: choice.sentSubject }),
        ...(lastSeenMessageID !== undefined && { lastSeenMessageID }),
      })
      clear()
      choice.forgetSubject()
      announce(channel === 'email' ? 'E-mail sent' : 'Message sent')
    }
    write('')
    box.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (replies?.length) options.onKeyDown(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      submit()
    }
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0 || isNote) return
    event.preventDefault()
    add(pictures)
  }

  useShortcuts([
    { keys: 'r', group: 'Conversation', does: 'Write', run: () => box.current?.focus() },
    { keys: 'n', group: 'Conversation', does: 'Write a note', run: () => { setIsNote(true); box.current?.focus() } },
    { keys: 'p', group: 'Conversation', does: 'Request a payment', disabled: !onRequestPayment, run: () => onRequestPayment?.() },
  ])

  if (!reachable.ok && !isNote)
    return (
      <div className={styles.closed}>
        <ChannelChoice choice={choice} disabled />
        <p>{reachable.reason}</p>
        <Button size="small" icon={<StickyNote aria-hidden="true" />} onClick={() => setIsNote(true)}>
          Write a note
        </Button>
      </div>
    )

  const label = isNote ? 'Note to colleagues' : `${channel === 'email' ? 'E-mail' : 'Text'} ${firstName || 'the customer'} from ${storeName}`
  return (
    <div className={cx(styles.composer, isNote && styles.isNote)} onDragOver={(event) => event.preventDefault()} onDrop={(event) => take(event, event.dataTransfer.files)}>
      {isNote && <p className={styles.banner}>Not sent to customer</p>}
      {!isNote && <ChannelChoice choice={choice} />}
      <QuickReplyList replies={replies ?? []} options={options} />
      <textarea
        ref={box}
        className={styles.text}
        aria-label={label}
        placeholder={`${label}…`}
        rows={1}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => take(event, event.clipboardData.files)}
        {...(replies?.length && { 'aria-controls': options.listId, 'aria-activedescendant': options.optionId(options.active) })}
      />
      <AttachmentStrip attachments={attachments} onRemove={remove} />
      <div className={styles.bar}>
        {!isNote && (
          <>
            <AttachButton onPick={add} />
            <QuickReplyMenu onPick={insert} />
            {onRequestPayment && (
              <Button size="small" variant="ghost" icon={<DollarSign aria-hidden="true" />} onClick={onRequestPayment}>
                <span className={styles.word}>Request payment</span>
              </Button>
            )}
          </>
        )}
        <Button size="small" variant="ghost" icon={<StickyNote aria-hidden="true" />} aria-pressed={isNote} onClick={() => setIsNote(!isNote)}>
          <span className={styles.word}>Note</span>
        </Button>
        {!isNote && channel === 'sms' ? <SegmentCount text={text} /> : <span className={styles.count} />}
        <Button size="small" variant="primary" disabledReason={can.ok ? (uploading ? 'A picture is still uploading.' : null) : can.reason} busy={note.isPending} onClick={submit}>
          {isNote ? 'Save Note' : 'Send'}
        </Button>
      </div>
    </div>
  )
}
