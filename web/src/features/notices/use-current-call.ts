import { useEffect, useState } from 'react'
import type { NoticeData } from '#data/notices.ts'
import { useHeld } from '#ui/hook/use-held.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

interface Asked {
  readonly notices: readonly NoticeData[]
  /** Until the list has loaded, these rows belong to another page or store. */
  readonly isPlaceholder: boolean
  /** The customer whose card is open, by the address. */
  readonly chosen: number | undefined
  readonly hold: (noticeID: number) => void
}

/** The customer on the card. It stays while the list changes, so that a call is never recorded for someone else. */
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
    /** Moves from one customer to the next, unless another was chosen meanwhile. */
    goOn: (from: number) => goOn.current(from),
  }
}
