import { CalendarClock, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { storeDate, storeTime, storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { stopSentence } from '@xd/core/domain/message/schedule.ts'
import type { StoreData } from '#data/company.ts'
import { takeBack } from '#data/take-back.ts'
import { useCallMutation } from '#data/use-call.ts'
import { addMessage, type MessageData, newestShown, refreshMessages } from '#data/use-messages.ts'
import { announce } from '#ui/a11y/announce.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { useSendAnyway } from '#parts/message/use-send-anyway.tsx'
import { useExtras } from './use-extras.ts'
import { PictureRow } from './picture-row.tsx'
import styles from './message-bubble.module.css'

const SendLaterDialog = lazyDialog(() => import('./send-later-dialog.tsx'), 'SendLaterDialog')

interface Props {
  message: MessageData
  timezone: string
  hours: Pick<StoreData, 'storeHours' | 'storeClosures'>
}

/** A scheduled or stopped message, with its actions. */
export function ScheduledBubble({ message, timezone, hours }: Props) {
  const { messageID, convoID, messageBody, messageMedia, messageSubject, messageSchedule } = message
  const { maySchedule } = useExtras(message.messageChannel)
  const [asking, setAsking] = useState<'time' | 'cancel'>()
  const [editing, setEditing] = useState(false)
  const { orAsk, question } = useSendAnyway()
  const onSettled = () => void refreshMessages([{ convoID }])
  const reschedule = useCallMutation('customers/conversation/messages/reschedule', {
    onSettled,
    onError: (error, input) => orAsk(error, () => reschedule.mutate({ ...input, force: true })),
  })
  const unschedule = useCallMutation('customers/conversation/messages/unschedule', { onSettled, onError: toastFailure })
  const sendNow = useCallMutation('customers/conversation/messages/send-now', {
    onSettled,
    onError: (error, input) => orAsk(error, () => sendNow.mutate({ ...input, force: true })),
    onSuccess: ({ message: sent }) => {
      addMessage(sent)
      announce('Message sent')
    },
  })
  const busy = reschedule.isPending || unschedule.isPending || sendNow.isPending || editing
  if (!messageSchedule) return null
  const { sendAt, discardOnReply, stoppedBy } = messageSchedule
  const at = Date.parse(sendAt)
  const when = `${storeDate(at, timezone)}, ${storeTime(at, timezone)} ${storeZoneName(at, timezone)}`
  const seen = () => ({ lastSeenMessageID: newestShown(convoID) })
  const sendIt = () => sendNow.mutate({ messageID, ...seen() })
  // The text returns to the box even if this bubble is gone before the call is answered.
  const edit = () => {
    setEditing(true)
    takeBack(message)
      .catch(toastFailure)
      .finally(() => setEditing(false))
  }
  return (
    <article className={cx(styles.message, styles.out)} aria-label={`Scheduled for ${when}`}>
      <PictureRow pictures={messageMedia} />
      {(messageBody !== '' || messageSubject) && (
        <div className={cx(styles.bubble, styles.scheduled, stoppedBy !== null && styles.lost)} dir="auto">
          {messageSubject && <strong className={styles.subject}>{messageSubject}</strong>}
          {messageBody}
        </div>
      )}
      <p className={cx(styles.footer, stoppedBy !== null && styles.error)}>
        {stoppedBy === null ? (
          <CalendarClock size={14} aria-hidden="true" />
        ) : (
          <CircleAlert size={14} aria-hidden="true" />
        )}
        <span className="num">
          {stoppedBy === null
            ? `Scheduled · ${when}${discardOnReply ? ' · unless the customer replies' : ''}`
            : stopSentence(stoppedBy)}
        </span>
      </p>
      <p className={styles.acts}>
        <Button writes size="small" variant="ghost" disabledReason={busy ? 'One moment.' : null} onClick={sendIt}>
          Send now
        </Button>
        {maySchedule && (
          <Button
            writes
            size="small"
            variant="ghost"
            disabledReason={busy ? 'One moment.' : null}
            onClick={() => setAsking('time')}
          >
            Change time
          </Button>
        )}
        <Button writes size="small" variant="ghost" disabledReason={busy ? 'One moment.' : null} onClick={edit}>
          Edit
        </Button>
        <Button
          writes
          size="small"
          variant="ghost"
          disabledReason={busy ? 'One moment.' : null}
          onClick={() => setAsking('cancel')}
        >
          Cancel
        </Button>
      </p>
      {asking === 'time' && (
        <SendLaterDialog
          store={{ ...hours, storeTimezone: timezone }}
          sendAt={sendAt}
          discardOnReply={discardOnReply}
          onClose={() => setAsking(undefined)}
          onSave={(later) => reschedule.mutate({ messageID, ...later, ...seen() })}
          onSendNow={sendIt}
        />
      )}
      {question}
      <ConfirmDialog
        open={asking === 'cancel'}
        title="Cancel this scheduled message?"
        description={messageBody || 'The picture will not be sent.'}
        confirm="Cancel message"
        cancel="Keep it"
        danger
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined)
          unschedule.mutate({ messageID })
        }}
      />
    </article>
  )
}
