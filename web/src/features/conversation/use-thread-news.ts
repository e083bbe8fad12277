import { useEffect, useRef } from 'react'
import type { MessageData } from '#data/use-messages.ts'
import { announce } from '#ui/a11y/announce.ts'

/** Announces in an open conversation that a message held for undo was sent. */
export const useThreadNews = (newest: MessageData | undefined, waiting: readonly MessageData[]): void => {
  const last = useRef<number | undefined>(undefined)
  const held = useRef(new Set<string>())
  // Announces nothing while it is hidden.
  useEffect(() => () => void (last.current = undefined), [])
  useEffect(() => {
    if (newest === undefined) return
    const isNews = last.current !== undefined && newest.messageID > last.current
    last.current = newest.messageID
    if (!isNews) return
    const { messageChannel, clientMessageID } = newest
    if (clientMessageID !== null && held.current.delete(clientMessageID))
      announce(messageChannel === 'email' ? 'Email sent' : 'Message sent')
  }, [newest])
  useEffect(() => {
    for (const { messageSchedule, clientMessageID } of waiting)
      if (messageSchedule?.undoable && clientMessageID !== null) held.current.add(clientMessageID)
  }, [waiting])
}
