import { Box, Text, useInput } from 'ink'
import { useRef } from 'react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { idleStart } from '@xd/core/domain/message/idle-start.ts'
import { mediaName } from '@xd/core/domain/message/media-kind.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { isLost } from '@xd/core/domain/message/status.ts'
import { isUnreached } from '@xd/core/domain/payment/unreached.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { dollars } from '#output/figure.ts'
import { clock } from '#output/when.ts'
import { drawn } from '#output/width.ts'
import { type Draft, draftOf } from './drafts.ts'
import type { Message, InboxRow } from './use-inbox.ts'
import { useLatest } from './use-latest.ts'
import { useTyping } from './use-typing.ts'

interface Props {
  readonly row: InboxRow
  /** Undefined until loaded. */
  readonly messages: readonly Message[] | undefined
  readonly height: number
  /** What was typed here before. */
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly onSend: (draft: Draft) => Promise<boolean>
  readonly onClose: () => void
}

const textOf = ({ messageBody, messageMedia, payment }: Message): string =>
  [
    payment === undefined ? '' : `[${payment.paymentStatus} ${dollars(payment.paymentAmount)}] `,
    drawn(messageBody),
    ...messageMedia.map(({ type }) => ` [${mediaName(type)}]`),
  ].join('')

/** Whether it arrived, unless that no longer needs attention. */
const deliveryOf = (message: Message): string =>
  isLost(message.messageStatus) && !isUnreached(message) ? '' : `${message.messageStatus} · `

const lineOf = (message: Message): string => {
  const sent = message.messageDirection === 'out'
  return `${sent ? '→' : '←'} ${clock(message.messageDate)} ${sent ? deliveryOf(message) : ''}${textOf(message)}`
}

/** A conversation's newest messages and a reply line. */
export const InboxThread = ({ row, messages, height, draft: kept, onDraft, onSend, onClose }: Props) => {
  const [{ body }, typed, setDraft] = useLatest(kept)
  const sending = useRef(false)
  const { customer, store } = row
  const write = (text: string): void => {
    setDraft(draftOf(text))
    onDraft(typed.current)
  }
  useTyping(() => typed.current.body, write)
  useInput((_, pressed) => {
    if (pressed.escape) onClose()
    const draft = typed.current
    if (!pressed.return || draft.body.trim() === '' || sending.current) return
    sending.current = true
    void onSend(draft).then((sent) => {
      sending.current = false
      // A user who types ahead has begun the next text.
      if (sent) write(typed.current.body.slice(typed.current.body.startsWith(draft.body) ? draft.body.length : 0))
    })
  })
  const { segments, characters } = messageSegments(body)
  const asked = messages?.findLast(({ messageDirection }) => messageDirection === 'in')
  const idle = asked && idleStart(asked, customer)
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate">
        {drawn(`${customerName(customer)} · ${formatPhone(customer.custPhone)} · ${store.storeName}`)}
      </Text>
      {customer.custOptedOut !== null && <Text>! {idle ?? 'This customer opted out of texts.'}</Text>}
      <Box flexDirection="column" height={Math.max(3, height - 5)} justifyContent="flex-end" overflow="hidden">
        {messages === undefined && <Text>Loading…</Text>}
        {messages?.slice(-height).map((message) => (
          <Box key={message.messageID} flexShrink={0}>
            <Text wrap="wrap">{lineOf(message)}</Text>
          </Box>
        ))}
      </Box>
      <Text> </Text>
      <Text>
        Reply: {body}
        <Text inverse> </Text>
      </Text>
      <Text dimColor>
        {characters} characters, {countOf(segments, 'segment')} · Enter send · Esc back
      </Text>
    </Box>
  )
}
