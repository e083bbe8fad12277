import { Box, Text, useInput } from 'ink'
import { useRef } from 'react'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { drawn, pad, truncate } from '#output/width.ts'
import { ago } from '#output/when.ts'
import type { InboxRow } from './use-inbox.ts'
import { visibleFrom } from './window.ts'

interface Props {
  readonly rows: readonly InboxRow[]
  readonly cursor: number
  readonly onMove: (by: number) => void
  readonly onOpen: () => void
  readonly onArchive: () => void
  readonly height: number
  readonly width: number
  readonly now: number
}

const line = (
  { customer, store, convo, messageBody, messageDirection, messageDate }: InboxRow,
  width: number,
  now: number,
): string => {
  const unread = convo.convoUnread > 0 ? `●${convo.convoUnread}` : ''
  const name = pad(truncate(drawn(customerName(customer)), 22), 22, 'left')
  const head = `${pad(unread, 4, 'left')}${name}  ${pad(truncate(drawn(store.storeAbbr), 9), 9, 'left')}  ${pad(ago(messageDate, now), 9, 'right')}  `
  return head + truncate(`${messageDirection === 'out' ? '→ ' : ''}${drawn(messageBody)}`, Math.max(5, width - 53))
}

/** One line per conversation; unread ones are bold and marked. */
export const InboxList = ({ rows, cursor, onMove, onOpen, onArchive, height, width, now }: Props) => {
  const first = useRef(0)
  first.current = visibleFrom(first.current, cursor, height, rows.length)
  useInput((input, key) => {
    if (key.downArrow) onMove(1)
    if (key.upArrow) onMove(-1)
    if (key.return) onOpen()
    // A letter held down arrives several times in one chunk.
    for (const letter of input) {
      if (letter === 'j') onMove(1)
      if (letter === 'k') onMove(-1)
    }
    if (input === 'e') onArchive()
  })
  if (rows.length === 0) return <Text>No active conversations.</Text>
  return (
    <Box flexDirection="column">
      {rows.slice(first.current, first.current + height).map((row, index) => {
        const chosen = first.current + index === cursor
        return (
          <Text key={row.convo.convoID} bold={row.convo.convoUnread > 0} inverse={chosen} wrap="truncate">
            {chosen ? '❯' : ' '}
            {line(row, width - 1, now)}
          </Text>
        )
      })}
    </Box>
  )
}
