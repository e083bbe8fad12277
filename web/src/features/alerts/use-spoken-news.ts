import { useCallback, useEffect, useRef } from 'react'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { useLiveEvent } from '#data/live.ts'
import { useSpokenTexts } from '#state/spoken-texts-choice.ts'
import { announce } from '#ui/a11y/announce.ts'
import { newTextsWords } from './new-texts-words.ts'

type Row = WireOutput<'inbox/list'>['messages'][number]

/** Texts that arrive together are announced together. The next ones wait until the user has heard the last. */
const GATHER_MS = 1_500
const HEARD_MS = 8_000

const isOpen = (convoID: number) => new URLSearchParams(location.search).get('convo') === String(convoID)

const textsOf = (row: Row | undefined, convoID: number, count: number) => ({
  count,
  from: row && { name: row.customer.custFirstName.trim() || shownName(row.customer), store: row.store.storeAbbr },
  words: row && isOpen(convoID) ? row.messageBody || 'a picture' : undefined,
})

/** Reads out customers' new messages from all conversations: a few words at a time, never one by one. */
export function useSpokenNews(userID: number): void {
  const isWanted = useSpokenTexts(userID)
  const rows = useRef(new Map<number, Row | null>())
  const counts = useRef(new Map<number, number>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const saidAt = useRef(0)
  const say = useCallback(() => {
    const received = [...counts.current].map(([id, count]) => textsOf(rows.current.get(id) ?? undefined, id, count))
    timer.current = undefined
    counts.current.clear()
    rows.current.clear()
    saidAt.current = Date.now()
    announce(newTextsWords(received))
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  const hear = useCallback(
    ({ event, data }: LiveFrame) => {
      if (event === 'reload_inbox' && data.row !== undefined) rows.current.set(data.convoID, data.row)
      if (event !== 'reload_convo_sms' || !data.received || !isWanted) return
      if (rows.current.get(data.convoID)?.customer.custBlocked) return
      counts.current.set(data.convoID, (counts.current.get(data.convoID) ?? 0) + 1)
      timer.current ??= setTimeout(say, Math.max(GATHER_MS, saidAt.current + HEARD_MS - Date.now()))
    },
    [isWanted, say],
  )
  useLiveEvent(hear)
}
