import { CircleAlert, CloudOff } from 'lucide-react'
import { type Outgoing, sendAgain } from '#data/outbox.ts'
import { discardOutgoing, editOutgoing } from '#data/take-back.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { DeliveryIcon } from '#parts/message/delivery-icon.tsx'
import { PictureRow } from './picture-row.tsx'
import styles from './message-bubble.module.css'

/** A message that the server does not have yet: on its way, held while offline, or refused with a reason. */
export function OutgoingBubble({ outgoing }: { outgoing: Outgoing }) {
  const { state, reason, code, send, pictures } = outgoing
  return (
    <div className={cx(styles.message, styles.out)}>
      <PictureRow pictures={pictures} />
      {send.body !== '' && (
        <div className={cx(styles.bubble, state === 'refused' ? styles.lost : styles.waiting)} dir="auto">
          {send.channel === 'email' && send.subject && <strong className={styles.subject}>{send.subject}</strong>}
          {send.body}
        </div>
      )}
      {state === 'sending' && (
        <p className={styles.footer}>
          <DeliveryIcon status="sending" /> Sending
        </p>
      )}
      {state === 'held' && (
        <p className={styles.footer}>
          <CloudOff size={14} aria-hidden="true" /> Sends when the server can be reached
        </p>
      )}
      {state === 'refused' && (
        <p className={cx(styles.footer, styles.error)} role="alert">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{reason}</span>
          <Button size="small" variant="ghost" onClick={() => sendAgain(outgoing)}>
            {code === 'newer_messages' ? 'Send anyway' : 'Try again'}
          </Button>
          <Button size="small" variant="ghost" onClick={() => editOutgoing(outgoing)}>
            Edit
          </Button>
          <Button size="small" variant="ghost" onClick={() => discardOutgoing(outgoing)}>
            Discard
          </Button>
        </p>
      )}
    </div>
  )
}
