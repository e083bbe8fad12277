import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import { takeBack } from '#data/take-back.ts'
import { type MessageData, refreshMessages } from '#data/use-messages.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { DeliveryIcon } from '#parts/message/delivery-icon.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { serverNow } from '#state/server-clock.ts'
import { PictureRow } from './picture-row.tsx'
import styles from './message-bubble.module.css'

/** This computer's clock may be wrong, so sent messages are fetched after this time at the latest. */
const MOST_HELD_MS = 60_000
const LATE_MS = 1_500

/** A message held back for a moment after Send, so its sender can take it back. */
export function UndoableBubble({ message }: { message: MessageData }) {
  const { messageID, convoID, messageBody, messageSubject, messageMedia, messageSentByID, messageDate } = message
  const mine = useSignedIn().user.userID === messageSentByID
  const [busy, setBusy] = useState(false)
  // The live channel reports when it is sent. Without the channel, we check.
  useEffect(() => {
    const left = Math.min(Math.max(0, Date.parse(messageDate) - serverNow()), MOST_HELD_MS)
    const timer = setTimeout(() => void refreshMessages([{ convoID }]), left + LATE_MS)
    return () => clearTimeout(timer)
  }, [convoID, messageDate])
  const undo = () => {
    setBusy(true)
    takeBack({ messageID, convoID })
      .then(() => announce('Sending undone'), toastFailure)
      .finally(() => setBusy(false))
  }
  return (
    <article className={cx(styles.message, styles.out)} aria-label="Sending">
      <PictureRow pictures={messageMedia} />
      {(messageBody !== '' || messageSubject) && (
        <div className={cx(styles.bubble, styles.waiting)} dir="auto">
          {messageSubject && <strong className={styles.subject}>{messageSubject}</strong>}
          {messageBody}
        </div>
      )}
      <p className={styles.footer}>
        <DeliveryIcon status="sending" /> Sending
        {mine && (
          <Button size="small" variant="ghost" icon={<Undo2 aria-hidden="true" />} busy={busy} onClick={undo}>
            Undo
          </Button>
        )}
      </p>
    </article>
  )
}
