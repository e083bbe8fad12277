import { Globe } from 'lucide-react'
import { useChats } from '#data/chat.ts'
import { refetch } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { refreshMessages } from '#data/use-messages.ts'
import { Button } from '#ui/action/button.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './chat-line.module.css'

const WORDS = {
  unproved: 'Phone not confirmed. This may be someone else.',
  proved: 'Phone confirmed.',
  moved: 'Your answers now go by text.',
} as const

/** The visitor chatting on the shop's website, and whether the phone is known to be theirs. */
export function ChatLine({ convoID, isTyping }: { convoID: number; isTyping: boolean }) {
  const { chat, chats } = useChats(convoID)
  const move = useCallMutation('customers/conversation/move-to-text', {
    onError: toastFailure,
    onSettled: () => {
      void refetch('customers/conversation/fetch')
      void refreshMessages([{ convoID }])
    },
  })
  if (chat === null || chat.state === 'ended') return null
  return (
    <div className={styles.line} role="group" aria-label="Website chat">
      <span className={styles.words}>
        <Globe size={14} aria-hidden="true" />
        {chat.visitorName} on your website. {WORDS[chat.state]}
        {chats.some((other) => other.chatID !== chat.chatID && other.state === 'unproved') &&
          ' Someone else also gave this number but didn’t confirm it.'}
      </span>
      <span role="status" className={styles.typing}>
        {isTyping && 'Typing…'}
      </span>
      {chat.state === 'proved' && (
        <Button
          writes
          size="small"
          variant="ghost"
          disabledReason={move.isPending ? 'One moment.' : null}
          onClick={() => move.mutate({ convoID })}
        >
          Continue by text
        </Button>
      )}
    </div>
  )
}
