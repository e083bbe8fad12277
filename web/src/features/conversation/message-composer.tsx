import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { replyIn, shortcodeLeft } from '@xd/core/domain/message/quick-reply.ts'
import { canSendSubject, templateIn } from '@xd/core/domain/message/template.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import type { DraftData, Written } from '#data/drafts.ts'
import { useLanguageFor } from '#data/languages.ts'
import { takeBack, onRewrite } from '#data/take-back.ts'
import { useScheduled } from '#data/use-messages.ts'
import { announce } from '#ui/a11y/announce.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { AttachmentStrip } from './attachment-strip.tsx'
import { Addressed, ChannelChoice } from './channel-choice.tsx'
import { ComposerBar } from './composer-bar.tsx'
import { GrowingBox } from './growing-box.tsx'
import { pastedPictures } from './pasted-pictures.ts'
import { PreSendStrip } from './pre-send-strip.tsx'
import { type QuickReply, useMatchingReplies, useQuickReplies } from './quick-replies.tsx'
import { QuickReplyList } from './quick-reply-list.tsx'
import type { TemplateData } from './template-menu.tsx'
import { useAttachments } from './use-attachments.ts'
import type { useChannel } from './use-channel.ts'
import { useDraft } from './use-draft.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useExtras } from './use-extras.ts'
import { useInsertion } from './use-insertion.ts'
import { useSending } from './use-sending.ts'
import { useTemplateSubject } from './use-template-subject.ts'
import { useTokens } from './use-tokens.ts'
import styles from './composer.module.css'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'

/** An unsent message has come back into this conversation's box. */
const useRewrite = (convoID: number, take: (written: Written) => void): void => {
  const latest = useLatest(take)
  useEffect(() => onRewrite((of, written) => of === convoID && latest.current(written)), [convoID, latest])
}

type Choice = ReturnType<typeof useChannel>

/** A choice made after the words were written is stored with them at once. */
const keptChoice = (choice: Choice, amend: ReturnType<typeof useDraft>['amend']): Choice => ({
  ...choice,
  choose: (channel: MessageChannel, chatID?: number) => {
    choice.choose(channel, chatID)
    amend({ channel, chatID, subject: channel === 'email' ? choice.subject : null })
  },
  setSubject: (subject: string) => {
    choice.setSubject(subject)
    amend({ channel: 'email', subject })
  },
})

const CheckedWords = lazyDecor(() => import('./checked-words.tsx'), 'CheckedWords')
const MyRepliesDialog = lazyDialog(() => import('./my-replies-dialog.tsx'), 'MyRepliesDialog')
const SendLaterDialog = lazyDialog(() => import('./send-later-dialog.tsx'), 'SendLaterDialog')

export interface MessageComposerProps {
  convoID: number
  customer: CustomerData
  store: StoreData
  userID: number
  /** The draft as the server has it. */
  draft: DraftData | null
  /** The newest message on screen: the server asks if newer ones exist. */
  lastSeenMessageID: number | undefined
  onRequestPayment: (() => void) | undefined
  /** Something was typed or deleted, which colleagues can see. */
  onTyped: (text: string, answering?: boolean) => void
  choice: ReturnType<typeof useChannel>
  noteButton: ReactNode
  /** Counts how often it was opened for writing. */
  writing: number
  /** Esc was pressed in the box: moves the focus. */
  onLeave?: (() => void) | undefined
}

const VERBS = { sms: 'Text', email: 'Email', web: 'Answer' } as const

/** A message to the customer, from the first word to Send. */
export function MessageComposer({
  convoID,
  customer,
  store,
  userID,
  draft,
  lastSeenMessageID,
  onRequestPayment,
  onTyped,
  choice: chosen,
  noteButton,
  writing,
  onLeave,
}: MessageComposerProps) {
  const { written, write: keep, amend } = useDraft(convoID, draft)
  const { body: text, media } = written
  const writtenIn = useLanguageFor(customer.custLanguage)
  const [choosingTime, setChoosingTime] = useState(false)
  const [showingMine, setShowingMine] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const { channel } = chosen
  const subject = channel === 'email' ? chosen.subject : null
  const way = useLatest({ channel, chatID: chosen.chat?.chatID, subject })
  const choice = keptChoice(chosen, amend)
  const { attachments, add, addMedia, waiting } = useAttachments(convoID, media, (next) =>
    keep({ media: next, ...way.current }),
  )
  const undoable = useScheduled(convoID).findLast(
    ({ messageSchedule, messageSentByID }) => messageSchedule?.undoable && messageSentByID === userID,
  )

  const recipient = { ...customer, optedOut: customer.custOptedOut !== null, blocked: customer.custBlocked }
  const pictures = attachments.filter(({ state }) => state !== 'refused').length
  const sendable = messageCan.send({ channel, body: text, mediaCount: pictures }, recipient, store)
  const can = sendable.ok && subject !== null ? canSendSubject(subject) : sendable
  const { mayAttach, maySchedule } = useExtras(channel)
  const ofStore = useQuickReplies(store.storeID)
  const shortcode = shortcodeLeft(text, ofStore)
  const reason = !can.ok
    ? can.reason
    : shortcode !== undefined
      ? `The customer would see “${shortcode}” as typed. Choose the quick reply, or remove it.`
      : !mayAttach && attachments.length > 0
        ? 'Your company doesn’t have picture messages. Remove the picture.'
        : waiting === 'held'
          ? 'A picture is waiting for the server.'
          : waiting
            ? 'A picture is still uploading.'
            : null

  const write = (next: string) => {
    if (next !== '') choice.settle()
    keep({ body: next, ...way.current })
    onTyped(next, chosen.isUsualChat)
  }
  const filling = useTokens(customer, store, channel === 'sms')
  const { insert, onFocus, onMenuClosed } = useInsertion(box, filling, write)
  const putSubject = useTemplateSubject(choice, filling)
  const { send, sendAndArchive } = useSending({
    convoID,
    name: shownName(customer),
    userID,
    box,
    written,
    choice,
    reason,
    lastSeenMessageID,
    onTyped,
  })
  const replies = useMatchingReplies(text, ofStore)
  const takeReply = (reply: QuickReply) => {
    const { body, language } = replyIn(reply, writtenIn)
    insert(body, language, { instead: Boolean(replies?.length) })
    if (mayAttach) addMedia(reply.replyMedia)
  }
  const takeTemplate = (template: TemplateData) => {
    const { subject: title, body, language } = templateIn(template, writtenIn)
    insert(body, language)
    if (title) putSubject(title, language)
  }
  const options = useActiveOption({
    count: replies?.length ?? 0,
    onPick: (index) => replies?.[index] && takeReply(replies[index]),
  })

  // Opened for writing. Users moving through the list by keyboard keep their focus.
  useEffect(() => {
    if (writing) box.current?.focus({ preventScroll: true })
  }, [writing])
  useRewrite(convoID, (back) => {
    chosen.choose(back.channel, back.chatID)
    if (back.subject !== null) chosen.setSubject(back.subject)
    onTyped(back.body)
    box.current?.focus()
  })

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (replies?.length) options.onKeyDown(event)
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      // A shortcode becomes its reply, which the user can read before sending.
      if (replies?.length) options.pick()
      else if (event.shiftKey) sendAndArchive()
      else send()
    }
    // In an empty box, undo can only mean the message just sent.
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && text === '' && undoable) {
      event.preventDefault()
      takeBack(undoable).then(() => announce('Sending undone'), toastFailure)
    }
    if (event.key === 'Escape') {
      event.currentTarget.blur()
      onLeave?.()
    }
  }
  const take = (files: readonly File[]) => {
    if (mayAttach) add(files)
    else toast('Your company doesn’t have picture messages.', { tone: 'danger' })
  }
  const root = useRef<HTMLDivElement>(null)
  useDroppedFiles(root, take)
  const onPaste = (event: ClipboardEvent) => {
    const copied = pastedPictures(event.clipboardData)
    if (copied.length === 0) return
    event.preventDefault()
    take(copied)
  }

  useShortcuts([
    { keys: 'r', group: 'Conversation', does: 'Write', run: () => box.current?.focus() },
    { keys: 'Mod+Enter', group: 'Conversation', does: 'Send' },
    { keys: 'Mod+Shift+Enter', group: 'Conversation', does: 'Send and archive' },
    {
      keys: 'p',
      group: 'Conversation',
      does: 'Request a payment',
      disabled: !onRequestPayment,
      run: () => onRequestPayment?.(),
    },
  ])

  const checkedID = useId()
  const label = `${VERBS[channel]} ${customer.custFirstName || 'the customer'} from ${store.storeName}`
  return (
    <div ref={root} className={styles.composer} role="group" aria-label="Message" data-composer>
      <Addressed choice={choice} phone={customer.custPhone} />
      <QuickReplyList replies={replies ?? []} language={writtenIn} options={options} />
      <GrowingBox
        box={box}
        value={text}
        aria-label={label}
        placeholder={`${label}…`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onPaste={onPaste}
        aria-describedby={checkedID}
        {...(replies?.length && {
          'aria-controls': options.listId,
          'aria-activedescendant': options.optionId(options.active),
        })}
      />
      <div id={checkedID}>{text !== '' && <CheckedWords {...{ text, box, customer, store }} />}</div>
      <AttachmentStrip attachments={attachments} />
      <PreSendStrip
        text={text}
        hasPictures={pictures > 0}
        channel={channel}
        phone={customer.custPhone}
        state={customer.custState}
        firstName={customer.custFirstName}
        timezone={store.storeTimezone}
        loansRefused={customer.custLoansRefused === true}
        onPlain={write}
      />
      <ComposerBar
        channel={channel}
        language={writtenIn}
        reason={reason}
        isBegun={text.trim() !== '' || pictures > 0}
        channelChoice={<ChannelChoice choice={choice} />}
        noteButton={noteButton}
        onAttach={mayAttach ? add : undefined}
        replies={ofStore}
        onReply={takeReply}
        onMyReplies={() => setShowingMine(true)}
        onTemplate={takeTemplate}
        onMenuClosed={onMenuClosed}
        onRequestPayment={onRequestPayment}
        onSend={() => send()}
        onSendAndArchive={sendAndArchive}
        onSendLater={maySchedule && channel !== 'web' ? () => setChoosingTime(true) : undefined}
      />
      {showingMine && <MyRepliesDialog text={text} onClose={() => setShowingMine(false)} />}
      {choosingTime && (
        <SendLaterDialog store={store} onClose={() => setChoosingTime(false)} onSave={send} onSendNow={() => send()} />
      )}
    </div>
  )
}
