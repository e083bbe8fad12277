import { CircleAlert, RotateCw } from 'lucide-react'
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

const senderOf = (message: MessageData, authorOf: AuthorOf): string =>
  message.messageAutomatic ? 'Automatic' : authorOf(message.messageSentByID)

/** A customer may write from an address that we do not have: whose it is, is for staff to judge. */
const emailLabel = ({ messageDirection, messageEmail }: MessageData): string =>
  messageDirection === 'in' && messageEmail ? `E-mail from ${messageEmail.from}` : 'E-mail'

type Said = Pick<Props, 'message' | 'authorOf' | 'timezone'>

/** When it was said, and by whom of us. */
function When({ message, authorOf, timezone }: Said) {
  const sender = message.messageDirection === 'out' && senderOf(message, authorOf)
  return (
    <>
      <time dateTime={message.messageDate}>{storeTime(Date.parse(message.messageDate), timezone)}</time>
      {sender && ` · ${sender}`}
    </>
  )
}

/** What stands below it: when, by whom, how, and what became of it. */
function SaidLine(said: Said) {
  const { messageDirection, messageChannel, messageStatus } = said.message
  const out = messageDirection === 'out'
  return (
    <p className={cx(styles.footer, styles.line, 'num')}>
      <When {...said} />
      {messageChannel === 'email' && ` · ${emailLabel(said.message)}`}
      {out && ' · '}
      {out && (
        <span>
          <DeliveryIcon status={messageStatus} /> {statusLabel(messageStatus)}
        </span>
      )}
    </p>
  )
}

export function MessageBubble({ message, authorOf, timezone, last, onRetry }: Props) {
  const out = message.messageDirection === 'out'
  const lost = isLost(message)
  const error = lost && message.messageTwilioError !== null ? deliveryError(message.messageTwilioError) : undefined
  return (
    <div className={cx(styles.message, out ? styles.out : styles.in)}>
      {message.messageMedia.map((media) => (
        <a key={media.mediaID} href={media.url} target="_blank" rel="noreferrer" className={styles.picture}>
          <img
            src={media.url}
            alt="Picture"
            width={media.width ?? undefined}
            height={media.height ?? undefined}
            loading="lazy"
          />
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
          <span className={cx(styles.when, 'num')}>
            <When {...{ message, authorOf, timezone }} />
          </span>
          <Button
            size="small"
            variant="ghost"
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => onRetry(message.messageID)}
          >
            Send again
          </Button>
        </p>
      ) : (
        (last || (out && message.messageStatus !== 'delivered')) && <SaidLine {...{ message, authorOf, timezone }} />
      )}
    </div>
  )
}
