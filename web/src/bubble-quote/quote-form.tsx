/** @jsxImportSource preact */
import type { TargetedSubmitEvent } from 'preact'
import { useState } from 'preact/hooks'
import { LEAD_ITEM_MAX, LEAD_MAX_PICTURES, LEAD_WANTS, type LeadWant } from '@xd/core/domain/bubble/lead.ts'
import type { Refused } from '#bubble/api.ts'
import { Field, toldBy } from '#bubble/field.tsx'
import type { QuoteProps } from '#bubble/panel-data.ts'
import { focusFirst, forgetting, missingIn, type Problems, start, textIn } from '#bubble/start.ts'
import { VisitorFields } from '#bubble/visitor-fields.tsx'
import { createAsking } from './asking.ts'
import { Photos } from './photos.tsx'

/** The chat's own form has fields of the same names, hidden behind this one. */
const OF = 'quote-'

/** The item a visitor would like to pawn or sell, with pictures; and who they are, if they have not said yet. */
export function QuoteForm({ companyKey, bubble, sessionToken, onStarted, onOver, onAsked }: QuoteProps) {
  const { words, language } = bubble
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [asking, setAsking] = useState(createAsking)
  const isKnown = sessionToken !== undefined

  const choose = (chosen: readonly File[]) => {
    setPhotos(chosen.slice(0, LEAD_MAX_PICTURES))
    setProblems((known) => ({ ...known, media: chosen.length > LEAD_MAX_PICTURES ? words.mostPictures : '' }))
  }

  const submit = async (event: TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const given = new FormData(form)
    const show = (found: Problems) => {
      setProblems(found)
      focusFirst(form, found)
    }
    const { consent, ...missing } = missingIn(given, isKnown ? ['item'] : ['name', 'phone', 'item', 'consent'], bubble)
    const wrong = {
      ...missing,
      ...(photos.length === 0 && { media: words.needsPicture }),
      // Last, where the box is.
      ...(consent && { consent }),
    }
    setRefusal('')
    show(wrong)
    if (Object.keys(wrong).length > 0) return
    const [item, want] = [textIn(given, 'item'), textIn(given, 'want') as LeadWant]
    const said = `${want === 'sell' ? words.sellThis : words.pawnThis} ${item}`
    setBusy(true)
    try {
      const token = sessionToken ?? (await start({ companyKey, bubble }, given, said))
      if (!isKnown) {
        asking.started(said)
        onStarted(token)
      }
      await asking.ask({ sessionToken: token, item, want, said, photos, language })
      setAsking(createAsking)
      setPhotos([])
      form.reset()
      onAsked()
    } catch (error) {
      const { status, message, fields } = error as Refused
      // The chat it was meant for is over, so they enter their details again.
      if (status === 409) {
        onOver()
        setAsking(createAsking)
      }
      const { message: words0, body, file, ...known } = fields
      const shown = {
        ...known,
        ...((words0 ?? body) ? { item: (words0 ?? body)! } : {}),
        ...(file && { media: words.badPicture }),
      }
      if (status === 400) show(shown)
      else setRefusal(status === 429 || status === 409 ? message : status === 404 ? words.unavailable : words.failed)
    }
    setBusy(false)
  }

  return (
    <form class="start" noValidate onInput={forgetting(setProblems)} onSubmit={(event) => void submit(event)}>
      <VisitorFields of={OF} bubble={bubble} problems={problems} isKnown={isKnown}>
        <Field id={`${OF}item`} label={words.item} problem={problems['item']}>
          <input id={`${OF}item`} name="item" maxLength={LEAD_ITEM_MAX} {...toldBy(`${OF}item`, problems['item'])} />
          <p class="hint">{words.itemHint}</p>
        </Field>
        <fieldset>
          <legend>{words.want}</legend>
          {LEAD_WANTS.map((want) => (
            <label key={want} class="choice">
              <input type="radio" name="want" value={want} defaultChecked={want === LEAD_WANTS[0]} />
              {words[want]}
            </label>
          ))}
        </fieldset>
        <Photos
          id={`${OF}media`}
          words={words}
          photos={photos}
          problem={problems['media']}
          isBusy={isBusy}
          onChange={choose}
        />
      </VisitorFields>
      <p role="alert">{refusal}</p>
      <button class="main" disabled={isBusy}>
        {isBusy ? words.uploading : words.askQuote}
      </button>
    </form>
  )
}
