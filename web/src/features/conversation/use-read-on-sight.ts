import { useEffect, useRef } from 'react'
import { call } from '#data/calls.ts'
import { useLastMessages } from '#data/use-messages.ts'
import { useLatest } from '#ui/hook/use-latest.ts'

/**
 * What is on screen of a window that one looks at has been read: on opening, and as texts come in. What somebody marks
 * unread while it is open stays so until the next text.
 */
export const useReadOnSight = (convoID: number, convoUnread: number): void => {
  const last = useLastMessages(convoID)
  // An automatic answer may stand after it already.
  const newestID = last && (last.incoming?.messageID ?? 0)
  const unread = useLatest(convoUnread)
  const shown = useRef<number | undefined>(undefined)

  useEffect(() => {
    if (newestID === undefined) return
    const arrived = shown.current !== undefined && shown.current !== newestID
    shown.current = newestID
    if (!arrived && unread.current === 0) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', read)
      void call('customers/conversation/read', { convoID }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [convoID, newestID, unread])
}
