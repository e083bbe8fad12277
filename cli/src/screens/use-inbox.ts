import { useCallback, useEffect, useState } from 'react'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'

export type InboxRow = WireOutput<'inbox/list'>['messages'][number]
export type Message = WireOutput<'customers/conversation/messages/fetch'>['messages'][number]

const PAGE = 100
const THREAD = 50

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** A conversation's messages with its id, so that a late answer is not shown under another name. */
interface Thread {
  readonly convoID: number
  readonly messages: readonly Message[]
}

/**
 * The active conversations and the open thread, refreshed whenever something happens. On a view-only visit unread
 * messages stay unread.
 */
export const useInbox = (calls: CallClient, watch: (onChange: () => void) => () => void, onlyLooks: boolean) => {
  const [rows, setRows] = useState<readonly InboxRow[]>()
  const [openID, setOpenID] = useState<number>()
  const [thread, setThread] = useState<Thread>()
  const [fault, setFault] = useState('')

  const reload = useCallback(async () => {
    try {
      const page = await calls('inbox/list', { search: { perPage: PAGE } })
      setRows(page.messages)
      if (openID !== undefined) {
        const { messages } = await calls('customers/conversation/messages/fetch', { convoID: openID, perPage: THREAD })
        setThread({ convoID: openID, messages })
      }
      setFault('')
    } catch (error) {
      setFault(told(error))
    }
  }, [calls, openID])

  useEffect(() => {
    void reload()
    return watch(() => void reload())
  }, [reload, watch])

  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      await reload()
      return true
    } catch (error) {
      // The event may concern something that has not arrived here yet.
      await reload()
      setFault(told(error))
      return false
    }
  }

  return {
    rows,
    /** Undefined until loaded. */
    messages: thread?.convoID === openID ? thread?.messages : undefined,
    openID,
    fault,
    reload,
    open: (convoID: number | undefined): void => {
      setOpenID(convoID)
      if (convoID !== undefined && !onlyLooks) void attempt(() => calls('customers/conversation/read', { convoID }))
    },
    /** A text that arrives during archiving stays in the inbox: only the texts shown are archived. */
    archive: ({ convo: { convoID }, messageID: lastSeenMessageID }: InboxRow, archived: boolean) =>
      attempt(() =>
        calls('customers/conversation/archive', { convoID, archived, ...(archived && { lastSeenMessageID }) }),
      ),
    send: (convoID: number, body: string, clientMessageID: string) =>
      attempt(() => {
        const lastSeenMessageID = thread?.convoID === convoID ? thread.messages.at(-1)?.messageID : undefined
        return calls('customers/conversation/messages/send', {
          convoID,
          body,
          clientMessageID,
          ...(lastSeenMessageID !== undefined && { lastSeenMessageID }),
        })
      }),
  }
}
