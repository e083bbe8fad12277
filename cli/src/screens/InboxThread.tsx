import { randomUUID } from 'node:crypto'
import { Box, Text, useInput } from 'ink'
import { useRef } from 'react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { dollars } from '#output/figure.ts'
import { clock } from '#output/when.ts'
import { printable } from '#output/width.ts'
import type { Message, InboxRow } from './use-inbox.ts'
import { useLatest } from './use-latest.ts'
import { useTyping } from './use-typing.ts'

interface Props {
  readonly row: InboxRow
  /** Undefined until loaded. */
  readonly messages: readonly Message[] | undefined
  readonly height: number
  readonly onSend: (body: string, clientMessageID: string) => Promise<boolean>
  readonly onClose: () => void
}

const textOf = ({ messageBody, messageMedia, payment }: Message): string =>
  [
    payment === undefined ? '' : `[${payment.paymentStatus} ${dollars(payment.paymentAmount)}] `,
    printable(messageBody),
    messageMedia.length > 0 ? ` [${messageMedia.length} ${messageMedia.length === 1 ? 'picture' : 'pictures'}]` : '',
  ].join('')

const lineOf = (message: Message): string => {
  const sent = message.messageDirection === 'out'
  return `${sent ? '→' : '←'} ${clock(message.messageDate)} ${sent ? `${message.messageStatus} · ` : ''}${textOf(message)}`
}

/** A conversation's newest messages and a reply line. Each text gets a key, so pressing Enter twice sends once. */
export const InboxThread = ({ row, messages, height, onSend, onClose }: Props) => {
  const [draft, typed, setDraft] = useLatest('')
  const sending = useRef(false)
  const key = useRef(randomUUID())
  const { customer, store } = row
  useTyping(typed, setDraft)
  useInput((_, pressed) => {
    if (pressed.escape) onClose()
    if (!pressed.return || typed.current.trim() === '' || sending.current) return
    sending.current = true
    void onSend(typed.current, key.current).then((sent) => {
      sending.current = false
      if (!sent) return
      setDraft('')
      key.current = randomUUID()
    })
  })
  const { segments, characters } = messageSegments(draft)
  return (
    <Box flexDirection="column">
      <Text bold wrap="truncate">
        {printable(customerName(customer))} · {formatPhone(customer.custPhone)} · {store.storeName}
      </Text>
      {customer.custOptedOut !== null && <Text>! This customer opted out of texts.</Text>}
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
        Reply: {draft}
        <Text inverse> </Text>
      </Text>
      <Text dimColor>
        {characters} characters, {segments} {segments === 1 ? 'segment' : 'segments'} · Enter send · Esc back
      </Text>
    </Box>
  )
}
