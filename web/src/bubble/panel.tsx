/**
 * @jsxImportSource preact
 *
 * The panel of the chat bubble: a page of ours in a frame on the shop's, built to bubble-panel/bubble-panel.js and .css,
 * which the page has inline, along with the data it shows first.
 */
import './panel.css'
import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { call } from './api.ts'
import { Chat } from './chat.tsx'
import { keepChat, keptChat } from './kept.ts'
import type { PageData, Shown } from './panel-data.ts'
import { Quote } from './quote-place.tsx'
import { StartForm } from './start-form.tsx'

/** The surrounding page may be any of the shop's: messages to it contain no secrets. */
const tell = (what: 'close' | 'ready') => parent.postMessage({ xdChat: what }, '*')

function Panel({ companyKey, quoteScript, bubble: first }: PageData) {
  const [bubble, setBubble] = useState<Shown>(first)
  const [sessionToken, setToken] = useState(() => keptChat(companyKey))
  // Once chosen, the quote form keeps its input while the visitor returns to the chat.
  const [isQuoting, setQuoting] = useState<boolean>()
  const { words, companyName, companyLogo, language, languages } = bubble
  const other = languages.find((one) => one !== language)
  const focus = () =>
    document.querySelector<HTMLElement>('.body:not([hidden]) :is(select,[name=name],[name=item],textarea)')?.focus()

  /** The focused element disappears: focus moves to where the visitor writes next. */
  const goOn = () => setTimeout(focus)
  const start = (token?: string) => {
    keepChat(companyKey, token)
    setToken(token)
    goOn()
  }
  const end = () => start()

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<{ xdChat?: string } | null>) => {
      if (source === parent && data?.xdChat === 'focus') focus()
    }
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && tell('close')
    addEventListener('message', hear)
    addEventListener('keydown', leave)
    tell('ready')
    // Both last as long as the page.
  }, [])

  const change = async () => {
    const answer = await call('bubble/fetch', { companyKey, language: other! }).catch(() => undefined)
    if (answer) setBubble(answer.bubble as unknown as Shown)
  }
  return (
    <main>
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
      {bubble.quotes && (
        <button class="plain" onClick={() => setQuoting(!isQuoting)}>
          {isQuoting ? words.backToChat : words.getQuote}
        </button>
      )}
      <div class="body" hidden={isQuoting}>
        {sessionToken === undefined ? (
          <StartForm companyKey={companyKey} bubble={bubble} onStarted={start} onAsk={goOn} />
        ) : (
          <Chat key={sessionToken} sessionToken={sessionToken} bubble={bubble} onNew={end} />
        )}
      </div>
      {isQuoting !== undefined && (
        <Quote
          script={quoteScript}
          isHidden={!isQuoting}
          companyKey={companyKey}
          bubble={bubble}
          sessionToken={sessionToken}
          onStarted={start}
          onOver={end}
          onAsked={() => {
            setQuoting(false)
            goOn()
          }}
        />
      )}
    </main>
  )
}

// The server's page has both.
const given = JSON.parse(document.querySelector('#data')!.textContent) as PageData
document.documentElement.style.setProperty('--color', given.bubble.color)
document.documentElement.style.setProperty('--ink', given.bubble.ink)
render(<Panel {...given} />, document.querySelector('#panel')!)
