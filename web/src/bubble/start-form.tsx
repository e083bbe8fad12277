/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { call, type Refused } from './api.ts'
import { Field, Problem, toldBy } from './field.tsx'
import { Hours } from './hours.tsx'
import type { PanelData } from './panel-data.ts'

interface Props extends PanelData {
  readonly onStarted: (sessionToken: string) => void
}

const FIELDS = ['name', 'phone', 'message', 'consent'] as const
type Problems = Readonly<Record<string, string>>

/** What a visitor fills in once: who they are, and what they want. */
export function StartForm({ companyKey, bubble, onStarted }: Props) {
  const { words, stores, language, consent, greeting } = bubble
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const given = new FormData(form)
    const text = (name: string) => String(given.get(name) ?? '')
    const show = (found: Problems) => {
      setProblems(found)
      const first = FIELDS.find((name) => found[name])
      if (first) form.querySelector<HTMLElement>(`#${first}`)?.focus()
    }
    const missing = Object.fromEntries([
      ...['name', 'phone', 'message'].filter((name) => text(name).trim() === '').map((name) => [name, words.required]),
      ...(given.has('consent') ? [] : [['consent', words.agree]]),
    ]) as Problems
    setRefusal('')
    show(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const { sessionToken } = await call('bubble/start', {
        companyKey,
        storeID: Number(given.get('store') ?? stores[0]?.storeID),
        name: text('name'),
        phone: text('phone'),
        message: text('message'),
        consent: true,
        language,
        website: text('website'),
      })
      onStarted(sessionToken)
    } catch (error) {
      const { status, message, fields } = error as Refused
      if (status === 400) show(fields)
      else setRefusal(status === 429 ? message : status === 404 ? words.unavailable : words.failed)
      setBusy(false)
    }
  }

  return (
    <form class="start" noValidate onSubmit={(event) => void submit(event)}>
      {greeting && <p class="greeting">{greeting}</p>}
      {stores.length > 1 ? (
        <Field id="store" label={words.store} problem={undefined}>
          <select id="store" name="store">
            {stores.map(({ storeID, storeName, open, reopens }) => (
              <option key={storeID} value={storeID}>
                {storeName} · {open ? words.openNow : (reopens ?? words.closedNow)}
              </option>
            ))}
          </select>
        </Field>
      ) : (
        <Hours store={stores[0]} words={words} />
      )}
      <Field id="name" label={words.name} problem={problems['name']}>
        <input id="name" name="name" autoComplete="name" maxLength={100} {...toldBy('name', problems['name'])} />
      </Field>
      <Field id="phone" label={words.phone} problem={problems['phone']}>
        <input id="phone" name="phone" type="tel" autoComplete="tel" {...toldBy('phone', problems['phone'])} />
      </Field>
      <Field id="message" label={words.message} problem={problems['message']}>
        <textarea id="message" name="message" rows={3} maxLength={1000} {...toldBy('message', problems['message'])} />
      </Field>
      <div class="trap" aria-hidden="true">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div class="field">
        <label class="agree">
          <input id="consent" name="consent" type="checkbox" {...toldBy('consent', problems['consent'])} />
          <span>{consent}</span>
        </label>
        <Problem id="consent" problem={problems['consent']} />
      </div>
      <p role="alert">{refusal}</p>
      <button class="main" disabled={isBusy}>
        {isBusy ? words.sending : words.start}
      </button>
    </form>
  )
}
