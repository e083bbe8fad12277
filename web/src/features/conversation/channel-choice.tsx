import { Globe, Mail, MessageSquare } from 'lucide-react'
import { SUBJECT_MAX_CHARACTERS } from '@xd/core/domain/message/subject.ts'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import type { useChannel } from './use-channel.ts'
import styles from './channel-choice.module.css'

const SEGMENTS = [
  { value: 'web', label: 'Chat', icon: <Globe size={14} aria-hidden="true" /> },
  { value: 'sms', label: 'Text', icon: <MessageSquare size={14} aria-hidden="true" /> },
  { value: 'email', label: 'Email', icon: <Mail size={14} aria-hidden="true" /> },
] as const

/** Text, email or an answer in the chat bubble; and the email's subject. Hidden if there is no choice. */
export function ChannelChoice({
  choice,
  disabled = false,
}: {
  choice: ReturnType<typeof useChannel>
  disabled?: boolean
}) {
  if (!choice.isChoice) return null
  const { channel, choose, offered, subject, setSubject } = choice
  const segments = SEGMENTS.filter(({ value }) => value === 'sms' || offered.includes(value))
  return (
    <div className={styles.row}>
      <SegmentedControl label="Send as" value={channel} onChange={choose} segments={segments} />
      {channel === 'email' && !disabled && (
        <input
          className={styles.subject}
          aria-label="Subject"
          placeholder="Subject"
          value={subject}
          maxLength={SUBJECT_MAX_CHARACTERS}
          onChange={(event) => setSubject(event.target.value)}
        />
      )}
    </div>
  )
}
