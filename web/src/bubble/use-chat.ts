import { useEffect, useState } from 'preact/hooks'
import type { Language } from '@xd/core/domain/text/language.ts'
import { call, type Refused } from './api.ts'
import type { ChatFacts, ChatMessage } from './panel-data.ts'

const SHORTEST_MS = 400
const LONGEST_MS = 30_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const joined = (known: readonly ChatMessage[], more: readonly ChatMessage[]) =>
  [...new Map([...known, ...more].map((one) => [one.messageID, one])).values()].sort(
    (a, b) => a.messageID - b.messageID,
  )

/** A chat, kept up to date by polling: each request waits on the server until there is news. */
export const useChat = (sessionToken: string, language: Language) => {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([])
  const [chat, setChat] = useState<ChatFacts>()
  const [isOffline, setOffline] = useState(false)

  useEffect(() => {
    const stop = new AbortController()
    let after = 0
    let known: ChatFacts | undefined
    const follow = async () => {
      for (let wait = SHORTEST_MS; !stop.signal.aborted;) {
        try {
          const asked = after > 0 && { after, wait: true }
          const told = known && { state: known.state, seen: known.seen, typing: known.typing }
          const answer = await call('bubble/messages', { sessionToken, ...asked, ...told }, stop.signal)
          known = answer.chat
          after = answer.messages.at(-1)?.messageID ?? after
          setChat(known)
          if (answer.messages.length > 0) setMessages((before) => joined(before, answer.messages))
          setOffline(false)
          if (known.state === 'ended') return
          wait = SHORTEST_MS
        } catch (error) {
          if (stop.signal.aborted) return
          // A chat that the server no longer knows is over, too.
          if ((error as Refused).status === 404) return setChat((before) => ({ ...before!, state: 'ended' }))
          setOffline(true)
          wait = Math.min(wait * 2, LONGEST_MS)
        }
        await pause(wait)
      }
    }
    void follow()
    return () => stop.abort()
  }, [sessionToken])

  const send = async (body: string, clientMessageID: string, media: readonly number[]) => {
    const answer = await call('bubble/send', { sessionToken, body, clientMessageID, media: [...media], language })
    setMessages((before) => joined(before, answer.messages))
    setChat(answer.chat)
  }
  return { messages, chat, isOffline, send }
}
