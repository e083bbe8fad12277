import { useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { REMINDER_TEXT, REMINDER_TEXT_MAX, REMINDER_TOKENS } from '@xd/core/domain/payment/reminder-text.ts'
import { settingError, useSaveReminderSettings } from '#data/store-settings.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import styles from './store-section.module.css'

type Settings = WireOutput<'settings/reminders/fetch'>['settings']

/** Whether a store reminds of unpaid requests, when, and in which words. */
export function RemindersSection({ storeID }: { storeID: number }) {
  const query = useCall('settings/reminders/fetch', { storeID })
  return (
    <section className={styles.section} aria-label="Reminders">
      <h3 className={styles.title}>Reminders</h3>
      <p className={styles.text}>One text before an unpaid request expires, never at night, and none once the customer has paid or answered.</p>
      {query.isError && <EmptyState kind="failed" title="The reminders could not be loaded" text={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isPending && <SkeletonRows rows={2} label="Loading reminders" />}
      {query.data && <RemindersForm key={storeID} settings={query.data.settings} />}
    </section>
  )
}

function RemindersForm({ settings }: { settings: Settings }) {
  const { storeID } = settings
  const [on, setOn] = useState(settings.reminderOn)
  const [hours, setHours] = useState(String(settings.reminderHours))
  const [english, setEnglish] = useState(settings.reminderTextEN)
  const [spanish, setSpanish] = useState(settings.reminderTextES)
  const save = useSaveReminderSettings()
  const submit = () =>
    save.mutate(
      { settings: { storeID, reminderOn: on, reminderHours: /^\d{1,3}$/.test(hours.trim()) ? Number(hours) : 0, reminderTextEN: english, reminderTextES: spanish } },
      {
        onSuccess: () => toast('The reminders are saved.'),
        onError: ({ message, fields }) => Object.keys(fields).length === 0 && toast(message, { tone: 'danger' }),
      },
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Checkbox label="Remind of unpaid requests" checked={on} onChange={setOn} />
      <div className={styles.line}>
        <TextField label="Hours before it expires" numeric inputMode="numeric" value={hours} onChange={setHours} maxLength={3} error={settingError(save.error, 'reminderHours')} />
      </div>
      <TextArea label="English text" value={english} onChange={setEnglish} maxLength={REMINDER_TEXT_MAX} rows={2} hint={REMINDER_TOKENS.join(' ')} error={settingError(save.error, 'reminderTextEN')} />
      <TextArea label="Spanish text" value={spanish} onChange={setSpanish} maxLength={REMINDER_TEXT_MAX} rows={2} hint={REMINDER_TOKENS.join(' ')} error={settingError(save.error, 'reminderTextES')} />
      <div className={styles.acts}>
        <Button
          onClick={() => {
            setEnglish(REMINDER_TEXT.en)
            setSpanish(REMINDER_TEXT.es)
          }}
        >
          Usual words
        </Button>
        <Button type="submit" variant="primary" busy={save.isPending}>Save Reminders</Button>
      </div>
    </form>
  )
}
