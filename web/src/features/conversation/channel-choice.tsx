import { Globe, Mail, MessageSquare } from 'lucide-react'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { SUBJECT_MAX_CHARACTERS } from '@xd/core/domain/message/subject.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { ChatData } from '#data/chat.ts'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { tipOf } from '#ui/tip/tips.tsx'
import type { useChannel } from './use-channel.ts'
import styles from './channel-choice.module.css'

const OTHERS = [
  { value: 'sms', name: 'Text', Icon: MessageSquare },
  { value: 'email', name: 'Email', Icon: Mail },
] as const

const isConfirmed = ({ state }: ChatData) => state !== 'unproved'
const valueOf = ({ chatID }: ChatData) => `web/${chatID}` as const

/** Its destination, if the user could confuse it with a website chat. */
const goesTo = ({ channel, chat, chats }: ReturnType<typeof useChannel>, phone: string): string | undefined => {
  if (channel === 'email' || chats.length === 0) return undefined
  if (chat === undefined) return `To ${formatPhone(phone)}`
  if (chat.answersGo === 'text') return `To ${chat.visitorName}, by text`
  return `To ${chat.visitorName}’s chat, phone ${isConfirmed(chat) ? 'confirmed' : 'not confirmed'}`
}

/** Text, email or a reply in a website chat. Hidden if there is no choice. */
export function ChannelChoice({ choice }: { choice: ReturnType<typeof useChannel> }) {
  if (!choice.isChoice) return null
  const { channel, chat, chats, choose, offered } = choice
  const ways = [
    ...chats.map((one, index) => ({ value: valueOf(one), name: index === 0 ? 'Chat' : 'Other chat', Icon: Globe })),
    ...OTHERS.filter(({ value }) => value === 'sms' || offered.includes(value)),
  ]
  const take = (value: MessageChannel | `web/${number}`) => {
    const chosen = chats.find((one) => valueOf(one) === value)
    if (chosen) choose('web', chosen.chatID)
    else choose(value as MessageChannel)
  }
  return (
    <SegmentedControl
      label="Send as"
      value={chat ? valueOf(chat) : channel}
      onChange={take}
      segments={ways.map(({ value, name, Icon }) => ({
        value,
        name,
        label: (
          <span className={styles.way} {...tipOf(name, 'top')}>
            <Icon size={16} aria-hidden="true" />
          </span>
        ),
      }))}
    />
  )
}

/** Above the box: a recipient the user might not expect, and an email’s subject. */
export function Addressed({ choice, phone }: { choice: ReturnType<typeof useChannel>; phone: string }) {
  const { channel, subject, setSubject } = choice
  const to = goesTo(choice, phone)
  if (to === undefined && channel !== 'email') return null
  return (
    <div className={styles.row}>
      {to !== undefined && <span className={styles.to}>{to}</span>}
      {channel === 'email' && (
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
