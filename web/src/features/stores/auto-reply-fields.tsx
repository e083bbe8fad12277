import { useState } from 'react'
import {
  AUTO_REPLY_TOKENS,
  autoReplyTemplate,
  autoReplyText,
  closedPeriodKey,
  DEFAULT_AUTO_REPLIES,
} from '@xd/core/domain/hours/auto-reply.ts'
import type { StoreClosure } from '@xd/core/domain/hours/closure.ts'
import { storeDate, storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { messageSegments } from '@xd/core/domain/message/segments.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { instantOf, isLocalDateTime, isTimezone, localDateTime } from '@xd/core/domain/time/zone.ts'
import { Button } from '#ui/action/button.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { StoreDraft } from './store-draft.ts'
import styles from './stores.module.css'

const MOST = 1600
const TOKEN_NAMES: Readonly<Record<(typeof AUTO_REPLY_TOKENS)[number], string>> = {
  '[STORE_NAME]': 'Store name',
  '[NEXT_DATE]': 'Next open day',
  '[NEXT_TIME]': 'Opening time',
  '[MY_LINK]': 'Self-service link',
}
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
] as const

interface Props {
  draft: StoreDraft
  closures: readonly StoreClosure[]
  /** Whether the company also writes to customers in Spanish. */
  spanish: boolean
  now: number
  errors: Readonly<Record<string, string>>
  onChange: (change: Partial<StoreDraft>) => void
}

/** The automatic reply in the company's languages, with a preview for a chosen moment. */
export function AutoReplyFields({ draft, closures, spanish, now, errors, onChange }: Props) {
  return (
    <div className={styles.fields}>
      <Text
        label={spanish ? 'English automatic reply' : 'Automatic reply'}
        value={draft.autoReplyMessage}
        hint="Leave empty to send none."
        error={errors['store.autoReplyMessage']}
        onChange={(autoReplyMessage) => onChange({ autoReplyMessage })}
      />
      {spanish && (
        <Text
          label="Spanish automatic reply"
          value={draft.autoReplyMessageES}
          hint={`Leave empty to send: ${DEFAULT_AUTO_REPLIES.es}`}
          error={errors['store.autoReplyMessageES']}
          onChange={(autoReplyMessageES) => onChange({ autoReplyMessageES })}
        />
      )}
      <Simulation draft={draft} closures={closures} spanish={spanish} now={now} />
    </div>
  )
}

interface TextProps {
  label: string
  value: string
  hint: string
  error: string | undefined
  onChange: (text: string) => void
}

function Text({ label, value, hint, error, onChange }: TextProps) {
  const { segments } = messageSegments(value)
  return (
    <div className={styles.text}>
      <TextArea
        writes
        label={label}
        value={value}
        maxLength={MOST}
        rows={3}
        hint={hint}
        error={error}
        aside={value.trim() === '' ? null : countOf(segments, 'segment')}
        onChange={onChange}
      />
      <div className={styles.tokens} role="group" aria-label={`Add to the ${label}`}>
        {AUTO_REPLY_TOKENS.map((token) => (
          <Button
            key={token}
            writes
            size="small"
            onClick={() => onChange(value === '' || value.endsWith(' ') ? value + token : `${value} ${token}`)}
          >
            {TOKEN_NAMES[token]}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The reply to someone who texts at that moment. */
const answerAt = (draft: StoreDraft, storeClosures: readonly StoreClosure[], at: number, language: Language) => {
  const hours = { storeHours: draft.storeHours, storeClosures }
  const zone = draft.storeTimezone
  const template = autoReplyTemplate(draft, language)
  const when = `${storeDate(at, zone)}, ${storeTime(at, zone)}`
  if (closedPeriodKey(hours, zone, at) === undefined)
    return { when, sentence: 'No automatic reply: the store is open.' }
  const text = autoReplyText(template, { ...hours, storeName: draft.storeName, storeTimezone: zone }, at, language)
  return text.trim() === '' ? { when, sentence: 'No automatic reply: the text is empty.' } : { when, text }
}

function Simulation({ draft, closures, spanish, now }: Pick<Props, 'draft' | 'closures' | 'spanish' | 'now'>) {
  const zone = isTimezone(draft.storeTimezone) ? draft.storeTimezone : 'UTC'
  const [local, setLocal] = useState<string | null>(null)
  const [chosen, setLanguage] = useState<Language>('en')
  const language = spanish ? chosen : 'en'
  const moment = local ?? localDateTime(now, zone)
  const at = isLocalDateTime(moment) ? instantOf(moment, zone) : now
  const { when, sentence, text } = answerAt({ ...draft, storeTimezone: zone }, closures, at, language)
  return (
    <section className={styles.simulate} aria-label="Simulate">
      <h4 className={styles.small}>Simulate</h4>
      <div className={styles.line}>
        <TextField label="A customer texts at" type="datetime-local" numeric value={moment} onChange={setLocal} />
        {spanish && (
          <SegmentedControl label="Their language" value={language} onChange={setLanguage} segments={LANGUAGES} />
        )}
      </div>
      <div role="status" className={styles.answer}>
        <p className={styles.hint}>{when}</p>
        {text === undefined ? <p>{sentence}</p> : <p className={styles.bubble}>{text}</p>}
      </div>
    </section>
  )
}
