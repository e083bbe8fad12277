/**
 * @jsxImportSource preact
 *
 * The panel of the chat bubble: a page of ours in a frame of the shop's, built to bubble-panel/bubble-panel.js and .css,
 * which the page carries in itself, with what it shows first.
 */
import './panel.css'
import { render } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { call } from './api.ts'
import { Chat } from './chat.tsx'
import { keepChat, keptChat } from './kept.ts'
import type { PanelData, Shown } from './panel-data.ts'
import { StartForm } from './start-form.tsx'

/** The page around it may be any of the shop's: what is said to it is no secret. */
const tell = (what: 'close' | 'ready') => parent.postMessage({ xdChat: what }, '*')

function Panel({ companyKey, bubble: first }: PanelData) {
  const [bubble, setBubble] = useState<Shown>(first)
  const [sessionToken, setToken] = useState(() => keptChat(companyKey)?.sessionToken)
  const { words, companyName, companyLogo, language, languages } = bubble
  const other = languages.find((one) => one !== language)
  const top = useRef<HTMLElement>(null)
  const start = (token: string | undefined) => {
    keepChat(companyKey, token === undefined ? undefined : { sessionToken: token })
    setToken(token)
  }
  const focus = () =>
    top.current?.querySelector<HTMLElement>('input:not([name=website]), select, .composer textarea')?.focus()

  useEffect(() => {
    document.documentElement.lang = language
    document.title = words.title
  }, [language, words.title])
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ xdChat?: string } | null>) => {
      if (source === parent && data?.xdChat === 'focus') focus()
    }
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && tell('close')
    addEventListener('message', hear)
    addEventListener('keydown', leave)
    tell('ready')
    return () => {
      removeEventListener('message', hear)
      removeEventListener('keydown', leave)
    }
  }, [])

  const change = async () => {
    const answer = await call('bubble/fetch', { companyKey, ...(other && { language: other }) }).catch(() => undefined)
    if (answer) setBubble(answer.bubble as unknown as Shown)
  }
  return (
    <main ref={top}>
      <header>
        {companyLogo ? <img src={companyLogo} alt={companyName} /> : <h1>{companyName}</h1>}
        {other && (
          <button class="plain" lang={other} onClick={() => void change()}>
            {words.otherLanguage}
          </button>
        )}
        <button class="plain close" aria-label={words.close} onClick={() => tell('close')}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
      </header>
      {sessionToken === undefined ? (
        <StartForm companyKey={companyKey} bubble={bubble} onStarted={start} />
      ) : (
        <Chat key={sessionToken} sessionToken={sessionToken} bubble={bubble} onNew={() => start(undefined)} />
      )}
    </main>
  )
}

const data = document.querySelector('#data')?.textContent
const place = document.querySelector('#panel')
if (data && place) {
  const given = JSON.parse(data) as PanelData
  document.documentElement.style.setProperty('--color', given.bubble.color)
  document.documentElement.style.setProperty('--ink', given.bubble.ink)
  render(<Panel {...given} />, place)
}
