import { useCallback, useEffect, useState } from 'react'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'

export type Row = WireOutput<'inbox/list'>['messages'][number]
export type Message = WireOutput<'customers/conversation/messages/fetch'>['messages'][number]

const PAGE = 100
const THREAD = 50

const told = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** The active conversations and the open thread, renewed whenever something happens. */
export const useInbox = (calls: CallClient, watch: (onChange: () => void) => () => void) => {
  const [rows, setRows] = useState<readonly Row[]>()
  const [openID, setOpenID] = useState<number>()
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [fault, setFault] = useState('')

  const reload = useCallback(async () => {
    try {
      const page = await calls('inbox/list', { search: { perPage: PAGE } })
      setRows(page.messages)
      if (openID !== undefined) setMessages((await calls('customers/conversation/messages/fetch', { convoID: openID, perPage: THREAD })).messages)
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
      setFault(told(error))
      return false
    }
  }

  return {
    rows,
    messages,
    openID,
    fault,
    reload,
    open: (convoID: number | undefined): void => {
      setMessages([])
      setOpenID(convoID)
      if (convoID !== undefined) void attempt(() => calls('customers/conversation/read', { convoID }))
    },
    archive: (convoID: number, archived: boolean) => attempt(() => calls('customers/conversation/archive', { convoID, archived })),
    send: (convoID: number, body: string, clientMessageID: string) =>
      attempt(() => calls('customers/conversation/messages/send', { convoID, body, clientMessageID })),
  }
}
