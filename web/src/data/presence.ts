import { useCallback, useEffect, useState } from 'react'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { sayLive, useLiveEvent, useLiveStatus } from './live.ts'
import { createTyping } from './typing.ts'

interface Others {
  readonly viewing: readonly number[]
  readonly typing: readonly number[]
}

const NOBODY: Others = { viewing: [], typing: [] }

/** Reports the conversation being viewed while the window is visible, and returns which colleagues are viewing it too. */
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
          // Mostly this reports our own view.
          return JSON.stringify(now) === JSON.stringify(before) ? before : now
        })
      },
      [convoID, me],
    ),
  )

  // Whoever is here now may be gone by the next visit.
  useEffect(() => () => setSeen({ ...NOBODY, convoID }), [convoID])

  const [typing] = useState(() => createTyping((is) => sayLive('typing', { typing: is })))
  useEffect(() => typing.close, [typing])

  // While offline we know of nobody.
  const known = state === 'live' && seen.convoID === convoID ? seen : NOBODY
  return { viewing: known.viewing, typing: known.typing, typed: typing.typed }
}
