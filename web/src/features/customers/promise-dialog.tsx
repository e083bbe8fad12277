import { dollarsFromCents, parseDollars } from '@xd/core/domain/money/cents.ts'
import { PROMISE_SOURCE_LABELS, type PromiseSource } from '@xd/core/domain/promise/promise.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { useSavePromise } from '#data/promises.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { Field } from '#ui/field/field.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { RadioChips } from '#ui/field/radio-chips.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'

interface Draft {
  readonly day: LocalDay | null
  readonly amount: string
  readonly tickets: string
  readonly source: PromiseSource
}

const EMPTY: Draft = { day: null, amount: '', tickets: '', source: 'call' }
const MADE_BY_HAND = ['call', 'staff'] as const satisfies readonly PromiseSource[]
const MOST_DAYS = 366

interface Props {
  custID: number
  storeID: number
  onClose: () => void
}

/** A promise made on the phone or in the store. */
export function PromiseDialog({ custID, storeID, onClose }: Props) {
  const today = useStoreDay()(storeID)
  const editor = useEditor(useSavePromise(), { saved: EMPTY, record: 'promise', onClose })
  const { draft, change, save, field } = editor
  const parsed = draft.amount.trim() === '' ? null : parseDollars(draft.amount)
  const refused = parsed !== null && !parsed.ok ? parsed.reason : undefined
  const onSubmit = () => {
    if (draft.day === null || refused !== undefined) return
    save(
      {
        promise: {
          ...{ custID, storeID, promiseDay: draft.day, promiseSource: draft.source },
          promiseAmount: parsed?.ok ? dollarsFromCents(parsed.cents) : null,
          promiseTickets: draft.tickets.split(/[\s,;]+/).filter(Boolean),
        },
      },
      () => {
        toast('Promise saved')
        editor.leave()
      },
    )
  }
  return (
    <EditorDialog
      {...editor.dialog}
      title="Promise to pay"
      does="Save promise"
      refusal={draft.day === null ? 'Choose a day' : refused}
      onSubmit={onSubmit}
    >
      {editor.failure && <NotSaved error={editor.failure} what="promise" isNew />}
      <DatePickerField
        label="By"
        today={today}
        min={today}
        max={addDays(today, MOST_DAYS)}
        {...field('day', 'promiseDay')}
      />
      <MoneyField label="Amount" hint="Leave empty for any amount." {...field('amount', 'promiseAmount', refused)} />
      <TextField label="Tickets" hint="Leave empty for any ticket." {...field('tickets', 'promiseTickets')} />
      <Field label="Made">
        {(control) => (
          <RadioChips
            label="Made"
            control={control}
            value={draft.source}
            options={MADE_BY_HAND.map((value) => ({ value, label: PROMISE_SOURCE_LABELS[value] }))}
            onChange={(source) => change({ source: source as PromiseSource })}
          />
        )}
      </Field>
    </EditorDialog>
  )
}
