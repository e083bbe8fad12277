import { ImagePlus, SendHorizontal, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { askSandbox } from '#data/sandbox.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './handset-composer.module.css'

/** A picture file as a `data:` URL, the format that the sandbox accepts. */
const readPicture = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
    reader.readAsDataURL(file)
  })

const QUICK = ['STOP', 'START', 'HELP'] as const

interface Props {
  url: string
  from: string
  to: string
  storeName: string
  /** The customer asks for the link to pay online, and opens it once it comes. */
  onAskToPay: () => void
}

export function HandsetComposer({ url, from, to, storeName, onAskToPay }: Props) {
  const [text, setText] = useState('')
  const [picture, setPicture] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLTextAreaElement>(null)

  const send = async (body: string, mediaUrls: readonly string[]): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    try {
      await askSandbox(url, 'phone/send', { from, to, body, mediaUrls })
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'The text couldn’t be sent.')
      return false
    } finally {
      setBusy(false)
    }
  }
  const submit = async () => {
    if (busy || (text.trim() === '' && picture === null)) return
    if (!(await send(text, picture === null ? [] : [picture]))) return
    // What was typed in the meantime stays.
    setText((now) => now.replace(text, ''))
    setPicture(null)
    box.current?.focus()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  // A phone's keyboard sends with its return key.
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  const attach = async (file: File | undefined) => {
    if (!file) return
    setProblem('')
    setPicture(await readPicture(file).catch(() => (setProblem('This picture couldn’t be read.'), null)))
  }

  return (
    <form className={styles.composer} onSubmit={onSubmit} aria-label={`Text ${storeName}`}>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.quick} role="group" aria-label="Quick texts">
        {QUICK.map((word) => (
          <Button key={word} size="small" onClick={() => void send(word, [])}>
            {word}
          </Button>
        ))}
        <Button
          size="small"
          onClick={() => {
            onAskToPay()
            void send('PAY', [])
          }}
        >
          Pay online
        </Button>
      </div>
      {picture && (
        <div className={styles.picture}>
          <img src={picture} alt="Picture to send" />
          <IconButton
            size="small"
            label="Remove the picture"
            icon={<X aria-hidden="true" />}
            onClick={() => setPicture(null)}
          />
        </div>
      )}
      <div className={styles.line}>
        <IconButton
          label="Add a picture"
          icon={<ImagePlus aria-hidden="true" />}
          onClick={() => picker.current?.click()}
        />
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            void attach(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <textarea
          ref={box}
          className={styles.text}
          rows={1}
          aria-label="Text message"
          placeholder={`Text ${storeName}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={keys}
        />
        <IconButton
          type="submit"
          variant="primary"
          label="Send"
          icon={<SendHorizontal aria-hidden="true" />}
          busy={busy}
        />
      </div>
    </form>
  )
}
