import { DollarSign } from 'lucide-react'
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { canSendFilled, tokensLeft } from '@xd/core/domain/message/template.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { type DraftData, emptyBox } from '#data/drafts.ts'
import { sendMessage } from '#data/outbox.ts'
import { takeBack, takeBackSent } from '#data/take-back.ts'
import { useUndoSend } from '#data/undo-send-choice.ts'
import { useMessages } from '#data/use-messages.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { useActiveOption } from '#ui/list/use-active-option.ts'
import { toast, toastUndo } from '#ui/overlay/toasts.tsx'
import { AttachButton } from './attach-button.tsx'
import { AttachmentStrip } from './attachment-strip.tsx'
import { ChannelChoice } from './channel-choice.tsx'
import { GrowingBox } from './growing-box.tsx'
import { PreSendStrip } from './pre-send-strip.tsx'
import { QuickReplyMenu, useMatchingReplies } from './quick-replies.tsx'
import { QuickReplyList } from './quick-reply-list.tsx'
import { SendButton } from './send-button.tsx'
import { TemplateMenu } from './template-menu.tsx'
import { useAttachments } from './use-attachments.ts'
import type { useChannel } from './use-channel.ts'
import { useDraft } from './use-draft.ts'
import { useRewrite } from './use-rewrite.ts'
import { useTokens } from './use-tokens.ts'
import styles from './composer.module.css'

const SendLaterDialog = lazy(async () => ({ default: (await import('./send-later-dialog.tsx')).SendLaterDialog }))

export interface MessageComposerProps {
  convoID: number
  customer: CustomerData
  store: StoreData
  userID: number
  /** What the server keeps of what was written here. */
  draft: DraftData | null
  /** The newest message on screen: the server asks when there are newer ones. */
  lastSeenMessageID: number | undefined
  onRequestPayment: (() => void) | undefined
  /** Something was typed, or what was typed is gone: colleagues see it. */
  onTyped: (text: string) => void
  choice: ReturnType<typeof useChannel>
  noteButton: ReactNode
  /** It was opened to be written in. */
  writing: boolean
}

const sayFailure = (error: Error) => toast(error.message, { tone: 'danger' })

interface Later {
  sendAt: string
  discardOnReply: boolean
}

/** A text or e-mail to the customer, from the first word to the press of Send. */
export function MessageComposer({ convoID, customer, store, userID, draft, lastSeenMessageID, onRequestPayment, onTyped, choice, noteButton, writing }: MessageComposerProps) {
  const { written, write: keep } = useDraft(convoID, draft)
  const { body: text, media } = written
  const [choosingTime, setChoosingTime] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { channel } = choice
  const subject = channel === 'email' ? choice.subject : null
  const { attachments, add, waiting } = useAttachments(convoID, media, (next) => keep({ media: next, channel, subject }))
  const undo = useUndoSend(userID)
  const undoable = useMessages(convoID).scheduled.findLast(({ messageSchedule, messageSentByID }) => messageSchedule?.undoable && messageSentByID === userID)
  const acts = useConversationActs(sayFailure)
  const fill = useTokens(customer, store)

  const recipient = { ...customer, optedOut: customer.custOptedOut !== null, blocked: customer.custBlocked }
  const sendable = messageCan.send({ channel, body: text, mediaCount: media.length }, recipient, store)
  const can = sendable.ok ? canSendFilled(text) : sendable
  const reason = !can.ok ? can.reason : waiting === 'held' ? 'A picture waits for the server.' : waiting ? 'A picture is still uploading.' : null

  const write = (next: string) => {
    if (next !== '') choice.settle()
    keep({ body: next, channel, subject })
    onTyped(next)
  }
  // After a template one goes on where something is left to fill in.
  const inserted = useRef<[number, number] | undefined>(undefined)
  const toInserted = () => {
    if (!inserted.current) return
    box.current?.focus()
    box.current?.setSelectionRange(...inserted.current)
  }
  const onMenuClosed = (event: Event) => {
    if (!inserted.current) return
    event.preventDefault()
    toInserted()
    inserted.current = undefined
  }
  const insert = (body: string) => {
    const filled = fill(body)
    write(filled)
    const [token] = tokensLeft(filled)
    const at = token === undefined ? filled.length : filled.indexOf(token)
    inserted.current = [at, at + (token?.length ?? 0)]
    requestAnimationFrame(toInserted)
  }
  const replies = useMatchingReplies(text)
  const options = useActiveOption({ count: replies?.length ?? 0, onPick: (index) => insert(replies?.[index]?.replyBody ?? text) })

  // Opened to be written to. One who walks through the list by keys keeps them.
  useEffect(() => {
    if (writing) box.current?.focus({ preventScroll: true })
  }, [writing])
  useRewrite(convoID, (back) => {
    choice.choose(back.channel)
    if (back.subject !== null) choice.setSubject(back.subject)
    onTyped(back.body)
    box.current?.focus()
  })

  /** Answers the message's key; undefined when it may not be sent. */
  const submit = (later?: Later): string | undefined => {
    if (reason !== null) return undefined
    const send = {
      convoID,
      body: text,
      ...(channel === 'email' && { channel, subject: choice.sentSubject }),
      ...(lastSeenMessageID !== undefined && { lastSeenMessageID }),
      ...(later ?? { undo }),
    }
    const key = sendMessage(send, media)
    emptyBox(convoID)
    choice.forgetSubject()
    announce(later ? 'Message scheduled' : channel === 'email' ? 'E-mail sent' : 'Message sent')
    onTyped('')
    box.current?.focus()
    return key
  }
  const submitAndArchive = () => {
    const key = submit()
    if (key === undefined) return
    acts.archive([convoID], true)
    toastUndo('Sent, and the conversation archived', () => {
      acts.archive([convoID], false)
      takeBackSent(key).catch(sayFailure)
    })
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (replies?.length) options.onKeyDown(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      if (event.shiftKey) submitAndArchive()
      else submit()
    }
    // There is nothing to undo in an empty box but what has just been sent from it.
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && text === '' && undoable) {
      event.preventDefault()
      takeBack(undoable).then(() => announce('Taken back'), sayFailure)
    }
    if (event.key === 'Escape') event.currentTarget.blur()
  }
  const take = (event: ClipboardEvent | DragEvent, files: FileList | undefined) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (pictures.length === 0) return
    event.preventDefault()
    add(pictures)
  }

  useShortcuts([
    { keys: 'r', group: 'Conversation', does: 'Write', run: () => box.current?.focus() },
    { keys: 'p', group: 'Conversation', does: 'Request a payment', disabled: !onRequestPayment, run: () => onRequestPayment?.() },
  ])

  const label = `${channel === 'email' ? 'E-mail' : 'Text'} ${customer.custFirstName || 'the customer'} from ${store.storeName}`
  return (
    <div className={styles.composer} role="group" aria-label="Message" data-composer onDragOver={(event) => event.preventDefault()} onDrop={(event) => take(event, event.dataTransfer.files)}>
      <ChannelChoice choice={choice} />
      <QuickReplyList replies={replies ?? []} options={options} />
      <GrowingBox
        box={box}
        value={text}
        aria-label={label}
        placeholder={`${label}…`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => take(event, event.clipboardData.files)}
        {...(replies?.length && { 'aria-controls': options.listId, 'aria-activedescendant': options.optionId(options.active) })}
      />
      <AttachmentStrip attachments={attachments} />
      <PreSendStrip text={text} channel={channel} phone={customer.custPhone} firstName={customer.custFirstName} timezone={store.storeTimezone} onPlain={write} />
      <div className={styles.bar}>
        <AttachButton onPick={add} />
        <QuickReplyMenu onPick={insert} onClosed={onMenuClosed} />
        <TemplateMenu
          channel={channel}
          language={customer.custLanguage}
          onClosed={onMenuClosed}
          onPick={({ templateBody, templateSubject }) => {
            if (templateSubject) choice.setSubject(fill(templateSubject))
            insert(templateBody)
          }}
        />
        {onRequestPayment && (
          <Button size="small" variant="ghost" icon={<DollarSign aria-hidden="true" />} onClick={onRequestPayment}>
            <span className={styles.word}>Request payment</span>
          </Button>
        )}
        {noteButton}
        <SendButton reason={reason} onSend={() => submit()} onSendAndArchive={submitAndArchive} onSendLater={() => setChoosingTime(true)} />
      </div>
      {choosingTime && (
        <Suspense fallback={null}>
          <SendLaterDialog timezone={store.storeTimezone} onClose={() => setChoosingTime(false)} onSave={submit} />
        </Suspense>
      )}
    </div>
  )
}
