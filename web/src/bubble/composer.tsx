/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks'
import type { PanelText } from '@xd/core/domain/bubble/panel-text.ts'
import { newKey } from '#state/new-key.ts'
import { type Refused, upload } from './api.ts'
import { sayTyping } from './say-typing.ts'

interface Props {
  readonly sessionToken: string
  readonly words: PanelText
  readonly onSend: (body: string, clientMessageID: string, media: readonly number[]) => Promise<void>
}

const MOST_PICTURES = 4

/** Where the visitor writes. Text that could not be sent stays in the box and is resent under the same key. */
export function Composer({ sessionToken, words, onSend }: Props) {
  const [body, setBody] = useState('')
  const [media, setMedia] = useState<readonly number[]>([])
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [key, setKey] = useState(newKey)
  const box = useRef<HTMLTextAreaElement>(null)
  const isEmpty = body.trim() === '' && media.length === 0

  const doing = async (work: () => Promise<void>) => {
    setBusy(true)
    setRefusal('')
    try {
      await work()
    } catch (error) {
      const { status, message, fields } = error as Refused
      setRefusal(
        status === 429 || status === 409
          ? message
          : (fields['body'] ?? (fields['file'] ? words.badPicture : words.notSent)),
      )
    }
    setBusy(false)
  }
  const send = () => {
    if (isBusy || isEmpty) return
    void doing(async () => {
      await onSend(body, key, media)
      setKey(newKey)
      // Text typed in the meantime stays.
      setBody((now) => now.replace(body, ''))
      setMedia([])
    })
    box.current?.focus()
  }
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {media.length > 0 && (
        <button type="button" class="plain" onClick={() => setMedia([])}>
          {words.chosen} {media.length}. {words.remove}
        </button>
      )}
      <p role="alert">{refusal}</p>
      <div class="row">
        <label class="pick" title={words.addPicture}>
          <input
            type="file"
            aria-label={words.addPicture}
            accept="image/*"
            disabled={isBusy || media.length >= MOST_PICTURES}
            onChange={({ currentTarget }) => {
              const [picture] = currentTarget.files ?? []
              currentTarget.value = ''
              if (picture) void doing(async () => setMedia([...media, await upload(sessionToken, picture)]))
            }}
          />
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 7h4l2-2h4l2 2h4v12H4zM12 16a3 3 0 100-6 3 3 0 000 6" />
          </svg>
        </label>
        <textarea
          ref={box}
          aria-label={words.message}
          rows={2}
          value={body}
          onInput={({ currentTarget }) => {
            setBody(currentTarget.value)
            sayTyping(sessionToken)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
            event.preventDefault()
            send()
          }}
        />
        <button class="main" disabled={isBusy || isEmpty}>
          {words.send}
        </button>
      </div>
    </form>
  )
}
