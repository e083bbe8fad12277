import { StickyNote } from 'lucide-react'
import { useEffect, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'
import { useAddEmail } from '#data/customers.ts'
import { useLanguageFor } from '#data/languages.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { InlineField } from '#ui/field/inline-field.tsx'
import { useReadOnly } from '#ui/read-only.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { MessageComposer, type MessageComposerProps } from './message-composer.tsx'
import { NoteComposer } from './note-composer.tsx'
import { RequestButton } from './request-button.tsx'
import { useChannel } from './use-channel.ts'
import styles from './composer.module.css'

type Props = Omit<MessageComposerProps, 'choice' | 'noteButton' | 'writing'> & {
  /** Counts how often the conversation was opened for writing. */
  writing: number
}

/** Where staff write: a text or email to the customer, or a note (yellow, and visible only to colleagues). */
export function Composer({ writing, ...props }: Props) {
  const { convoID, customer, store, onRequestPayment } = props
  const [isNote, setIsNote] = useState(false)
  const [back, setBack] = useState(false)
  const choice = useChannel(convoID, store.storeName, props.draft, useLanguageFor(customer.custLanguage))
  const recipient = { ...customer, optedOut: customer.custOptedOut !== null, blocked: customer.custBlocked }
  const reachable = messageCan.reach(choice.channel, recipient, store)
  const viewOnly = useReadOnly()
  const email = useAddEmail(customer)
  const { userPermissions } = useSignedIn().user
  const mayEdit = holds(userPermissions, 'customers')
  const mayNote = holds(userPermissions, 'comments')
  const lacksEmail = choice.channel === 'email' && !customer.custEmail && !customer.custBlocked && mayEdit
  const toNote = () => setIsNote(true)
  // The next visit writes to the customer again.
  useEffect(
    () => () => {
      setIsNote(false)
      setBack(false)
    },
    [],
  )
  useShortcuts([
    { keys: 'n', group: 'Conversation', does: 'Write a note', writes: true, disabled: !mayNote, run: toNote },
  ])

  if (isNote && viewOnly === null)
    return (
      <NoteComposer
        convoID={convoID}
        onLeave={() => {
          setIsNote(false)
          setBack(true)
        }}
      />
    )
  const noteButton = mayNote && (
    <Button writes size="small" variant="ghost" icon={<StickyNote aria-hidden="true" />} onClick={toNote}>
      <span className={styles.word}>Note</span>
    </Button>
  )
  if (viewOnly !== null)
    return (
      <div className={styles.closed}>
        <p>{viewOnly}</p>
        <span className={styles.acts}>
          {onRequestPayment && <RequestButton onClick={onRequestPayment} />}
          {noteButton}
        </span>
      </div>
    )
  if (!reachable.ok)
    return (
      <div className={styles.closed}>
        <ChannelChoice choice={choice} />
        <p>{reachable.reason}</p>
        {lacksEmail && (
          <InlineField
            label="Email"
            add="Add email"
            type="email"
            maxLength={320}
            problem={email.problem}
            onSave={async (typed) => {
              await email.onSave(typed)
              setBack(true)
            }}
          />
        )}
        {mayNote && (
          <Button size="small" icon={<StickyNote aria-hidden="true" />} onClick={toNote}>
            Write a note
          </Button>
        )}
      </div>
    )
  return <MessageComposer {...props} choice={choice} noteButton={noteButton} writing={writing || Number(back)} />
}
