/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import type { Refused } from './api.ts'
import { Field, toldBy } from './field.tsx'
import type { PanelData } from './panel-data.ts'
import { focusFirst, forgetting, missingIn, type Problems, start, textIn } from './start.ts'
import { VisitorFields } from './visitor-fields.tsx'

interface Props extends PanelData {
  readonly onStarted: (sessionToken: string) => void
  /** The next fields are there. */
  readonly onAsk: () => void
}

/** Says hello and takes the first message. Only then does it ask, once, who the visitor is. */
export function StartForm({ companyKey, bubble, onStarted, onAsk }: Props) {
  const { words, greeting } = bubble
  const [isAsking, setAsking] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const given = new FormData(form)
    const show = (found: Problems) => {
      setProblems(found)
      focusFirst(form, found)
    }
    const missing = missingIn(given, isAsking ? ['name', 'phone', 'message', 'consent'] : ['message'], bubble)
    setRefusal('')
    show(missing)
    if (Object.keys(missing).length > 0) return
    if (!isAsking) {
      setAsking(true)
      return onAsk()
    }
    setBusy(true)
    try {
      onStarted(await start({ companyKey, bubble }, given, textIn(given, 'message')))
    } catch (error) {
      const { status, message, fields } = error as Refused
      if (status === 400) show(fields)
      else setRefusal(status === 429 ? message : status === 404 ? words.unavailable : words.failed)
      setBusy(false)
    }
  }

  return (
    <form class="start" noValidate onInput={forgetting(setProblems)} onSubmit={(event) => void submit(event)}>
      <p class="greeting">{isAsking ? words.reach : greeting}</p>
      <VisitorFields bubble={bubble} problems={problems} isKnown={!isAsking}>
        <Field id="message" label={words.message} problem={problems['message']}>
          <textarea id="message" name="message" rows={3} {...toldBy('message', problems['message'])} />
        </Field>
      </VisitorFields>
      <p role="alert">{refusal}</p>
      <button class="main" disabled={isBusy}>
        {isBusy ? words.sending : isAsking ? words.start : words.next}
      </button>
    </form>
  )
}
