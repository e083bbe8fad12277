import { useCallback, useEffect, useRef, useState } from 'react'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { sayLive, useLiveEvent, useLiveStatus } from './live.ts'

interface Others {
  readonly viewing: readonly number[]
  readonly typing: readonly number[]
}

const NOBODY: Others = { viewing: [], typing: [] }
const SAY_AGAIN_MS = 3_000
const IDLE_MS = 4_000

/** Says that we look at a conversation for as long as the window is looked at, and answers which colleagues do too. */
export const usePresence = (convoID: number, me: number): Others & { typed: (text: string) => void } => {
  const { state } = useLiveStatus()
  const [seen, setSeen] = useState<Others & { convoID: number }>({ ...NOBODY, convoID })

  useEffect(() => {
    if (state !== 'live') return
    const say = () => sayLive('presence', { convoID: document.visibilityState === 'visible' ? convoID : null })
    say()
    document.addEventListener('visibilitychange', say)
    return () => {
      document.removeEventListener('visibilitychange', say)
      sayLive('presence', { convoID: null })
    }
  }, [convoID, state])

  useLiveEvent(
    useCallback(
      (frame: LiveFrame) => {
        if ((frame.event !== 'presence' && frame.event !== 'typing') || frame.data.convoID !== convoID) return
        const others = frame.data.userIDs.filter((userID) => userID !== me)
        const part = frame.event === 'presence' ? { viewing: others } : { typing: others }
        setSeen((before) => {
          const now = { ...(before.convoID === convoID ? before : NOBODY), ...part, convoID }
          // Mostly it is our own looking that is told.
          return JSON.stringify(now) === JSON.stringify(before) ? before : now
        })
      },
      [convoID, me],
    ),
  )

  const said = useRef(0)
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined)
  const typed = useCallback((text: string) => {
    const stop = () => {
      clearTimeout(idle.current)
      if (said.current > 0) sayLive('typing', { typing: false })
      said.current = 0
    }
    if (text === '') return stop()
    clearTimeout(idle.current)
    idle.current = setTimeout(stop, IDLE_MS)
    if (Date.now() - said.current < SAY_AGAIN_MS) return
    said.current = Date.now()
    sayLive('typing', { typing: true })
  }, [])
  useEffect(() => () => clearTimeout(idle.current), [])

  // Out of touch, we know of nobody.
  const known = state === 'live' && seen.convoID === convoID ? seen : NOBODY
  return { viewing: known.viewing, typing: known.typing, typed }
}
