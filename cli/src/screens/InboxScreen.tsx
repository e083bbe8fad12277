import { Box, Text, useApp, useInput } from 'ink'
import { useEffect, useRef, useState } from 'react'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { drawn } from '#output/width.ts'
import { endedVisit } from '#session/ended-visit.ts'
import type { Visit } from '#session/profile.ts'
import { type Draft, draftOf } from './drafts.ts'
import { InboxList } from './InboxList.tsx'
import { InboxThread } from './InboxThread.tsx'
import { type InboxRow, useInbox } from './use-inbox.ts'
import { useLatest } from './use-latest.ts'
import { useSize } from './use-size.ts'
import { clampCursor } from './window.ts'

interface Props {
  readonly calls: CallClient
  /** Calls back on every event; returns a function that unsubscribes. */
  readonly watch: (onChange: () => void) => () => void
  readonly now: () => number
  /** The company, during a support visit. */
  readonly visit?: Visit | undefined
}

const FRAME_ROWS = 4

/**
 * The cursor stays with its conversation when others move past it. If that one is gone, the cursor keeps its position.
 */
interface Cursor {
  readonly index: number
  readonly convoID?: number | undefined
}

const placeOf = ({ index, convoID }: Cursor, rows: readonly InboxRow[]): number => {
  const found = rows.findIndex(({ convo }) => convo.convoID === convoID)
  return found >= 0 ? found : clampCursor(index, rows.length)
}

/**
 * The open conversation, even after it has left the list because a colleague archived it, for example. Otherwise the
 * list would take the rest of a text as keys, and archive.
 */
const useOpened = ({ rows, openID }: Pick<ReturnType<typeof useInbox>, 'rows' | 'openID'>): InboxRow | undefined => {
  const last = useRef<InboxRow>(undefined)
  const isOpen = (row: InboxRow | undefined): boolean => row !== undefined && row.convo.convoID === openID
  last.current = rows?.find(isOpen) ?? (isOpen(last.current) ? last.current : undefined)
  return last.current
}

/** After a visit the session returns to the visitor's own company, and these conversations belong to another. */
const useVisitEnd = (visit: Visit | undefined): void => {
  const { exit } = useApp()
  useEffect(() => {
    if (visit === undefined) return
    const timer = setTimeout(() => exit(endedVisit(visit)), Date.parse(visit.expires) - Date.now())
    return () => clearTimeout(timer)
  }, [visit, exit])
}

/** The inbox: conversations, one of them open, and a reply to it. */
export const InboxScreen = ({ calls, watch, now, visit }: Props) => {
  const { exit } = useApp()
  const { columns, rows: height } = useSize()
  const inbox = useInbox(calls, watch, visit?.readOnly === true)
  const [cursor, latest, setCursor] = useLatest<Cursor>({ index: 0 })
  const [archived, setArchived] = useState<InboxRow>()
  const opened = useOpened(inbox)
  const drafts = useRef(new Map<number, Draft>())
  useVisitEnd(visit)

  const rows = inbox.rows ?? []
  const move = (by: number): void => {
    const index = clampCursor(placeOf(latest.current, rows) + by, rows.length)
    setCursor({ index, convoID: rows[index]?.convo.convoID })
  }
  const chosen = (): InboxRow | undefined => rows[placeOf(latest.current, rows)]
  const archive = async (row: InboxRow | undefined): Promise<void> => {
    if (row && (await inbox.archive(row, true))) setArchived(row)
  }
  const undo = async (row: InboxRow): Promise<void> => {
    if (await inbox.archive(row, false)) setArchived(undefined)
  }

  useInput(
    (input, key) => {
      if (input === 'q' || key.escape) exit()
      if (input === 'r') void inbox.reload()
      if (input === 'z' && archived) void undo(archived)
    },
    { isActive: opened === undefined },
  )

  const room = height - FRAME_ROWS - (archived ? 1 : 0)
  return (
    <Box flexDirection="column">
      {inbox.rows === undefined ? (
        <Text>Loading…</Text>
      ) : opened ? (
        <InboxThread
          key={opened.convo.convoID}
          row={opened}
          messages={inbox.messages}
          height={room}
          draft={drafts.current.get(opened.convo.convoID) ?? draftOf('')}
          onDraft={(draft) => drafts.current.set(opened.convo.convoID, draft)}
          onSend={({ body, key }) => inbox.send(opened.convo.convoID, body, key)}
          onClose={() => inbox.open(undefined)}
        />
      ) : (
        <>
          <Text bold wrap="truncate">
            Inbox
            {visit && (
              <Text color="red">
                {' '}
                · {visit.readOnly ? 'view-only ' : ''}support visit to {drawn(visit.companyName)}
              </Text>
            )}
          </Text>
          <InboxList
            rows={rows}
            cursor={placeOf(cursor, rows)}
            onMove={move}
            onOpen={() => inbox.open(chosen()?.convo.convoID)}
            onArchive={() => void archive(chosen())}
            height={room}
            width={columns}
            now={now()}
          />
          {archived && <Text>Archived {drawn(customerName(archived.customer))}. Press z to undo.</Text>}
          <Text dimColor wrap="truncate">
            ↑↓ · Enter open · e archive (z undo) · r refresh · q quit
          </Text>
        </>
      )}
      {inbox.fault !== '' && <Text wrap="truncate">! {drawn(inbox.fault)}</Text>}
    </Box>
  )
}
