import { useEffect, useRef } from 'react'
import { call } from '#data/calls.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useReadOnly } from '#ui/read-only.ts'
import { readAfter, type Seen, type Sight } from './read-rule.ts'

const NOT_SEEN: Seen = { newestID: undefined, wasAway: false }

/**
 * Marks visible messages in a visible window as read: after a moment's rest on opening, and as texts come into view.
 */
export const useReadOnSight = (convoID: number, { newestID, unread, atEnd, meant }: Sight): void => {
  const viewOnly = useReadOnly() !== null
  const isUnread = useLatest(unread)
  const seen = useRef<Seen>(NOT_SEEN)
  // The next visit starts over.
  useEffect(() => () => void (seen.current = NOT_SEEN), [])

  useEffect(() => {
    if (newestID === undefined) return
    const after = readAfter({ newestID, unread: isUnread.current, atEnd, meant }, seen.current)
    if (!atEnd) seen.current = { ...seen.current, wasAway: true }
    if (after === undefined) {
      // Nothing was unread when it was opened, so only later texts are new.
      if (atEnd) seen.current = { ...seen.current, newestID }
      return
    }
    if (viewOnly) return
    const read = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', read)
      seen.current = { ...seen.current, newestID }
      void call('customers/conversation/read', { convoID }).catch(() => undefined)
    }
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', read)
      read()
    }, after)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [convoID, newestID, atEnd, meant, isUnread, viewOnly])
}
