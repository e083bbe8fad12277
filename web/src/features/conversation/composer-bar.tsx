import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { AttachButton } from './attach-button.tsx'
import { type QuickReply, QuickReplyMenu } from './quick-replies.tsx'
import { RequestButton } from './request-button.tsx'
import { SendButton, type SendButtonProps } from './send-button.tsx'
import { type TemplateData, TemplateMenu } from './template-menu.tsx'
import styles from './composer.module.css'

interface Props extends SendButtonProps {
  channel: MessageChannel
  /** The language for the customer. */
  language: 'en' | 'es'
  noteButton: ReactNode
  /** Absent if the company can't send pictures this way. */
  onAttach: ((files: Iterable<File>) => void) | undefined
  replies: readonly QuickReply[]
  onReply: (reply: QuickReply) => void
  /** Opens the user’s own replies. */
  onMyReplies: () => void
  onTemplate: (template: TemplateData) => void
  onMenuClosed: (event: Event) => void
  /** Absent if the user may not request payments. */
  onRequestPayment: (() => void) | undefined
}

/** The row below the box: what to insert, and the send buttons. */
export function ComposerBar({
  channel,
  language,
  noteButton,
  onAttach,
  replies,
  onReply,
  onMyReplies,
  onTemplate,
  onMenuClosed,
  onRequestPayment,
  ...sending
}: Props) {
  /** On a phone the insert actions have names, behind one button. */
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.bar} data-open={isOpen || undefined}>
      <IconButton
        size="small"
        className={styles.plus}
        label="Add to the message"
        aria-expanded={isOpen}
        icon={<Plus aria-hidden="true" />}
        onClick={() => setIsOpen(!isOpen)}
      />
      <span className={styles.extras}>
        {onAttach && <AttachButton onPick={onAttach} />}
        <QuickReplyMenu replies={replies} onPick={onReply} onMine={onMyReplies} onClosed={onMenuClosed} />
        <TemplateMenu channel={channel} language={language} onClosed={onMenuClosed} onPick={onTemplate} />
        {onRequestPayment && <RequestButton onClick={onRequestPayment} />}
        {noteButton}
      </span>
      <SendButton {...sending} />
    </div>
  )
}
