import { useCallback, useEffect, useState } from 'react'
import type { LiveFrame } from '@xd/core/contract/event.ts'
import { sayLive, useLiveEvent, useLiveStatus } from './live.ts'
import { createTyping } from './typing.ts'

interface Others {
  readonly viewing: readonly number[]
  readonly typing: readonly number[]
}

interface Seen extends Others {
  /** The website visitor is typing in the chat bubble. */
  readonly visitorTyping: boolean
}

const NOBODY: Seen = { viewing: [], typing: [], visitorTyping: false }

/** The part of a frame about who is in a conversation. */
const partOf = (frame: LiveFrame, convoID: number, me: number): Partial<Seen> | undefined => {
  if (!('convoID' in frame.data) || frame.data.convoID !== convoID) return undefined
  if (frame.event === 'visitor_typing') return { visitorTyping: frame.data.typing }
  // Their message is here.
  if (frame.event === 'reload_convo_sms' && frame.data.messageID !== undefined) return { visitorTyping: false }
  if (frame.event !== 'presence' && frame.event !== 'typing') return undefined
  const others = frame.data.userIDs.filter((userID) => userID !== me)
  return frame.event === 'presence' ? { viewing: others } : { typing: others }
}

/** Reports the conversation being viewed while the window is visible, and returns which colleagues view it too. */
export const usePresence = (
  convoID: number,
  me: number,
): Seen & { typed: (text: string, answering?: boolean) => void } => {
  const { state } = useLiveStatus()
  const [seen, setSeen] = useState<Seen & { convoID: number }>({ ...NOBODY, convoID })

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
        const part = partOf(frame, convoID, me)
        if (part === undefined) return
        setSeen((before) => {
          const now = { ...(before.convoID === convoID ? before : NOBODY), ...part, convoID }
          // Usually this reports our own view.
          return JSON.stringify(now) === JSON.stringify(before) ? before : now
        })
      },
      [convoID, me],
    ),
  )

  // Someone here now may be gone by the next visit.
  useEffect(() => () => setSeen({ ...NOBODY, convoID }), [convoID])

  const [typing] = useState(() =>
    createTyping((is, answering) => sayLive('typing', { typing: is, ...(answering && { answering }) })),
  )
  useEffect(() => typing.close, [typing])

  // While offline we can't tell who is there.
  const known = state === 'live' && seen.convoID === convoID ? seen : NOBODY
  const { viewing, typing: writing, visitorTyping } = known
  return { viewing, typing: writing, visitorTyping, typed: typing.typed }
}
