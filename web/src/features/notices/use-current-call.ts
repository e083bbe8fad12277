import { useEffect, useState } from 'react'
import type { NoticeData } from '#data/notices.ts'
import { useHeld } from '#ui/hook/use-held.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

interface Asked {
  readonly notices: readonly NoticeData[]
  /** These are the rows of another page or store, until the list has loaded. */
  readonly isPlaceholder: boolean
  /** Whose card is open, by the address. */
  readonly chosen: number | undefined
  readonly hold: (noticeID: number) => void
}

/** Whom the card is about. It keeps them while the list changes: a call must not be recorded for someone else. */
export const useCurrentCall = ({ notices, isPlaceholder, chosen, hold }: Asked) => {
  const [done, setDone] = useState<NoticeData>()
  const listed = notices.find(({ noticeID }) => noticeID === chosen)
  const held = useHeld(chosen, listed)
  const current = listed ?? (held && held !== done ? held : notices[0])
  const currentID = current?.noticeID
  const [first, setFirst] = useState(current)
  if (first?.noticeID !== currentID) setFirst(current)
  const goOn = useLatest((from: number) => {
    if (from !== currentID) return
    const next = notices.find(({ noticeID }) => noticeID !== from)
    if (next) hold(next.noticeID)
    else setDone(current)
  })
  const keep = useLatest(hold)
  useEffect(() => {
    if (!isPlaceholder && currentID !== undefined && currentID !== chosen) keep.current(currentID)
  }, [keep, isPlaceholder, currentID, chosen])
  return {
    current,
    hasLeft: current !== undefined && !notices.includes(current),
    /** Calls recorded since the card was opened. */
    newCalls: current?.calls.slice(first?.calls.length) ?? [],
    /** From one customer, unless another was chosen meanwhile, to the next. */
    goOn: (from: number) => goOn.current(from),
  }
}
