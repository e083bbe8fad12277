/** @jsxImportSource preact */
import { useEffect, useRef } from 'preact/hooks'
import { Composer } from './composer.tsx'
import { Hours } from './hours.tsx'
import type { ChatFacts, ChatMessage, Shown } from './panel-data.ts'
import { useChat } from './use-chat.ts'

interface Props {
  readonly sessionToken: string
  readonly bubble: Shown
  /** Starts another chat, since this one is over. */
  readonly onNew: () => void
}

function Message({ message, bubble }: { message: ChatMessage; bubble: Shown }) {
  const { from, body, at, pictures } = message
  const time = new Date(at).toLocaleTimeString(`${bubble.language}-US`, { timeStyle: 'short' })
  return (
    <li class={from}>
      <span class="unseen">{from === 'visitor' ? bubble.words.you : bubble.companyName}: </span>
      {pictures.map(({ url, width, height }) => (
        <img key={url} src={url} alt={bubble.words.picture} width={width ?? undefined} height={height ?? undefined} />
      ))}
      {body && <p dir="auto">{body}</p>}
      <time dateTime={at}>{time}</time>
    </li>
  )
}

/** Where replies go, and how to get them by text. */
function Standing({ chat, bubble }: { chat: ChatFacts; bubble: Shown }) {
  const { words } = bubble
  if (chat.state === 'unproved')
    return chat.code === null ? null : (
      <p class="prove">
        {words.prove} <b>{chat.code}</b>
      </p>
    )
  return <p class="prove">{words[chat.state]}</p>
}

/** A visitor's chat with the store. */
export function Chat({ sessionToken, bubble, onNew }: Props) {
  const { words, language, stores } = bubble
  const { messages, chat, isOffline, send } = useChat(sessionToken, language)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => end.current?.scrollIntoView({ block: 'end' }), [messages.length, chat?.state])
  const isLastMine = messages.at(-1)?.from === 'visitor'
  return (
    <>
      <div class="talk" tabIndex={0} role="region" aria-label={words.title}>
        <Hours store={stores.find(({ storeID }) => storeID === chat?.storeID)} words={words} />
        <div role="log">
          <ol>
            {messages.map((message) => (
              <Message key={message.messageID} message={message} bubble={bubble} />
            ))}
          </ol>
        </div>
        <div role="status">
          {chat?.seen && isLastMine && <p class="seen">{words.seen}</p>}
          {chat?.typing && <p class="seen">{words.typing}</p>}
          {isOffline && <p class="seen">{words.offline}</p>}
          {chat && <Standing chat={chat} bubble={bubble} />}
        </div>
        <div ref={end} />
      </div>
      {chat?.state === 'ended' ? (
        <button class="main again" onClick={onNew}>
          {words.newChat}
        </button>
      ) : (
        <Composer sessionToken={sessionToken} words={words} onSend={send} />
      )}
    </>
  )
}
