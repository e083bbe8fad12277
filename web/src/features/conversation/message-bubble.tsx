import { CircleAlert, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { statusLabel } from '@xd/core/domain/message/status.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import type { AuthorOf } from '#data/company.ts'
import type { MessageData } from '#data/use-messages.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { DeliveryIcon } from '#ui/icon/delivery-icon.tsx'
import { EmailBody } from './email-body.tsx'
import styles from './message-bubble.module.css'

interface Props {
  message: MessageData
  authorOf: AuthorOf
  timezone: string
  /** The last of a run by the same side: only that one shows its time and state. */
  last: boolean
  onRetry: (messageID: number) => void
}

const isLost = ({ messageStatus }: MessageData) => messageStatus === 'failed' || messageStatus === 'undelivered'

const senderOf = (message: MessageData, authorOf: AuthorOf): string => (message.messageAutomatic ? 'Automatic' : authorOf(message.messageSentByID))

/** A customer may write from an address that we do not have: whose it is, is for staff to judge. */
const emailLabel = ({ messageDirection, messageEmail }: MessageData): string =>
  messageDirection === 'in' && messageEmail ? `E-mail from ${messageEmail.from}` : 'E-mail'

function Footer({ parts }: { parts: readonly ReactNode[] }) {
  return (
    <span className={styles.parts}>
      {parts.filter(Boolean).map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </span>
  )
}

export function MessageBubble({ message, authorOf, timezone, last, onRetry }: Props) {
  const out = message.messageDirection === 'out'
  const lost = isLost(message)
  const error = lost && message.messageTwilioError !== null ? deliveryError(message.messageTwilioError) : undefined
  const time = <time dateTime={message.messageDate}>{storeTime(Date.parse(message.messageDate), timezone)}</time>
  const sender = out && senderOf(message, authorOf)
  return (
    <div className={cx(styles.message, out ? styles.out : styles.in)}>
      {message.messageMedia.map((media) => (
        <a key={media.mediaID} href={media.url} target="_blank" rel="noreferrer" className={styles.picture}>
          <img src={media.url} alt="Picture" width={media.width ?? undefined} height={media.height ?? undefined} loading="lazy" />
        </a>
      ))}
      {(message.messageBody !== '' || message.messageSubject) && (
        <div className={cx(styles.bubble, lost && styles.lost)}>
          {message.messageSubject && <strong className={styles.subject}>{message.messageSubject}</strong>}
          {message.messageChannel === 'email' ? <EmailBody message={message} /> : message.messageBody}
        </div>
      )}
      {lost ? (
        <p className={cx(styles.footer, styles.error)} role="status">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{error?.text ?? statusLabel(message.messageStatus)}</span>
          <span className={cx(styles.parts, 'num')}>
            <Footer parts={[time, sender]} />
          </span>
          <Button size="small" variant="ghost" icon={<RotateCw aria-hidden="true" />} onClick={() => onRetry(message.messageID)}>
            Send again
          </Button>
        </p>
      ) : (
        (last || (out && message.messageStatus !== 'delivered')) && (
          <p className={cx(styles.footer, 'num')}>
            <Footer
              parts={[
                time,
                sender,
                message.messageChannel === 'email' && emailLabel(message),
                out && (
                  <span className={styles.state}>
                    <DeliveryIcon status={message.messageStatus} /> {statusLabel(message.messageStatus)}
                  </span>
                ),
              ]}
            />
          </p>
        )
      )}
    </div>
  )
}
