import { CircleAlert, RotateCw } from 'lucide-react'
import { deliveryError } from '@xd/core/domain/message/delivery-error.ts'
import { isLost, statusLabel } from '@xd/core/domain/message/status.ts'
import { picturesDeleted } from '@xd/core/domain/retention/words.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import type { AuthorOf } from '#data/company.ts'
import type { MessageData } from '#data/use-messages.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { DeliveryIcon } from '#parts/message/delivery-icon.tsx'
import { linked } from '#ui/text/linked.tsx'
import { EmailBody } from './email-body.tsx'
import { MessageMedia } from './message-media.tsx'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './message-bubble.module.css'
import { Link } from '@tanstack/react-router'
import { hasMailers } from '#data/mailers.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'

interface Props {
  message: MessageData
  authorOf: AuthorOf
  timezone: string
  /** The customer's name, as used in conversation. */
  who: string
  /** The last in a run from the same side: only this one shows its time and state. */
  last: boolean
  onRetry: (messageID: number) => void
}

export const senderOf = (message: MessageData, authorOf: AuthorOf): string => {
  const { messageAutomatic, messageMailer, messageSentByID } = message
  if (messageMailer) return `Mailer: ${messageMailer.jobTitle}`
  return messageAutomatic ? 'Automatic' : authorOf(messageSentByID)
}

/** A customer may write from an address that we do not have: staff decide whose it is. */
const emailLabel = ({ messageDirection, messageEmail }: MessageData): string =>
  messageDirection === 'in' && messageEmail ? `Email from ${messageEmail.from}` : 'Email'

/** Anyone can type a phone number. Until it is proved, the words may be someone else's. */
const chatLabel = ({ messageDirection, messageVisitor }: MessageData): string =>
  messageDirection === 'in' && messageVisitor?.proved === false ? 'Website · phone not confirmed' : 'Website'

/** As few elements and components as possible, because a thread has many of these. */
export function MessageBubble({ message, authorOf, timezone, who, last, onRetry }: Props) {
  const { messageDirection, messageChannel, messageStatus, messageDate, messageBody, messageSubject } = message
  const out = messageDirection === 'out'
  const lost = isLost(messageStatus)
  const hasPictures = messageChannel === 'sms' && message.messageMedia.length > 0
  const sender = out ? senderOf(message, authorOf) : ''
  const time = storeTime(Date.parse(messageDate), timezone)
  const when = (
    <>
      <time dateTime={messageDate}>{time}</time>
      {sender && ' · '}
      {message.messageMailer ? <MailerMark mailer={message.messageMailer} /> : sender}
    </>
  )
  return (
    <article
      className={cx(styles.message, out ? styles.out : styles.in)}
      aria-label={`${out ? sender || 'Sent' : who}, ${time}`}
    >
      {message.messageMedia.length > 0 && <MessageMedia media={message.messageMedia} />}
      {message.messagePicturesDeleted !== undefined && (
        <p className={styles.deleted}>{picturesDeleted(message.messagePicturesDeleted)}</p>
      )}
      {(messageBody !== '' || messageSubject) && (
        <div className={cx(styles.bubble, lost && styles.lost)} dir="auto">
          {messageSubject && <strong className={styles.subject}>{messageSubject}</strong>}
          {messageChannel === 'email' ? <EmailBody message={message} /> : linked(messageBody)}
        </div>
      )}
      {lost ? (
        <p className={cx(styles.footer, styles.error)} role="status">
          <CircleAlert size={14} aria-hidden="true" />
          <span>{deliveryError(message.messageTwilioError, { hasPictures }).text}</span>
          <span className={cx(styles.when, 'num')}>{when}</span>
          <Button
            writes
            size="small"
            variant="ghost"
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => onRetry(message.messageID)}
          >
            Send again
          </Button>
        </p>
      ) : (
        (last || (out && messageStatus !== 'delivered')) && (
          <p className={cx(styles.footer, styles.line, 'num')}>
            {when}
            {messageChannel === 'email' && (
              <>
                {' · '}
                <LongWord text={emailLabel(message)} />
              </>
            )}
            {messageChannel === 'web' && ` · ${chatLabel(message)}`}
            {out && ' · '}
            {out && (
              <span>
                <DeliveryIcon status={messageStatus} /> {statusLabel(messageStatus)}
              </span>
            )}
          </p>
        )
      )}
    </article>
  )
}

/** The mailer a message was part of, as a link for users who may see it. */
function MailerMark({ mailer }: { mailer: NonNullable<MessageData['messageMailer']> }) {
  const words = `Mailer: ${mailer.jobTitle}`
  return hasMailers(useSignedIn()) ? <Link to={paths.mailerDetails(mailer.jobID)}>{words}</Link> : words
}
