import type { WireOutput } from '@xd/core/contract/calls.ts'
import { REMINDER_TEXT, REMINDER_TEXT_MAX, REMINDER_TOKENS } from '@xd/core/domain/payment/reminder-text.ts'
import { useSpanish } from '#data/languages.ts'
import { useSaveStoreSettings } from '#data/store-settings.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { SectionFoot, SectionForm, StoreSection, useStoreForm } from './store-section.tsx'
import styles from './store-section.module.css'

type Settings = WireOutput<'settings/reminders/fetch'>['settings']

/** Whether a store sends reminders of unpaid requests, when, and with what text. */
export function RemindersSection({ storeID }: { storeID: number }) {
  const query = useCall('settings/reminders/fetch', { storeID })
  return (
    <StoreSection
      title="Reminders"
      about="Sends one text before an unpaid request expires, but never at night or after the customer has paid or replied."
      query={query}
    >
      {({ settings }) => <RemindersForm key={storeID} settings={settings} />}
    </StoreSection>
  )
}

const draftOf = ({ reminderOn, reminderHours, reminderTextEN, reminderTextES }: Settings) => ({
  on: reminderOn,
  hours: String(reminderHours),
  english: reminderTextEN,
  inSpanish: reminderTextES,
})

function RemindersForm({ settings }: { settings: Settings }) {
  const { storeID } = settings
  const save = useSaveStoreSettings('settings/reminders')
  const { draft, change, field, submit, foot } = useStoreForm(save, { settings, draftOf, said: 'Reminders saved' })
  const { on, hours, english, inSpanish } = draft
  const spanish = useSpanish()
  const send = () =>
    submit({
      storeID,
      reminderOn: on,
      reminderHours: /^\d{1,3}$/.test(hours.trim()) ? Number(hours) : 0,
      reminderTextEN: english,
      reminderTextES: inSpanish,
    })
  return (
    <SectionForm onSubmit={send}>
      <Checkbox
        writes
        label="Remind customers of unpaid requests"
        checked={on}
        onChange={(next) => change({ on: next })}
      />
      <div className={styles.line}>
        <TextField
          writes
          label="Hours before the request expires"
          numeric
          inputMode="numeric"
          {...field('hours', 'reminderHours')}
          maxLength={3}
        />
      </div>
      <TextArea
        writes
        label={spanish ? 'English text' : 'Text'}
        {...field('english', 'reminderTextEN')}
        maxLength={REMINDER_TEXT_MAX}
        rows={2}
        hint={REMINDER_TOKENS.join(' ')}
      />
      {spanish && (
        <TextArea
          writes
          label="Spanish text"
          {...field('inSpanish', 'reminderTextES')}
          maxLength={REMINDER_TEXT_MAX}
          rows={2}
          hint={REMINDER_TOKENS.join(' ')}
        />
      )}
      <SectionFoot foot={foot} label="Save reminders">
        <Button
          writes
          onClick={() => change({ english: REMINDER_TEXT.en, ...(spanish && { inSpanish: REMINDER_TEXT.es }) })}
        >
          Use the standard text
        </Button>
      </SectionFoot>
    </SectionForm>
  )
}
