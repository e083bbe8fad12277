import { endsNextDay } from '@xd/core/domain/hours/simple-hours.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { StoreData } from '#data/company.ts'
import { refetchAfter, refetchOnConflict } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { Contested } from '#parts/page/contested.tsx'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { useEdits } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import type { ClosureData } from './closure-words.ts'
import styles from './stores.module.css'

interface Props {
  closure: ClosureData | null
  stores: readonly StoreData[]
  today: LocalDay
  onClose: () => void
}

const ALL = 'all'
const KINDS = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Other hours' },
] as const

const formOf = (closure: ClosureData | null) => ({
  day: closure?.day ?? '',
  storeID: closure?.storeID ?? null,
  note: closure?.note ?? '',
  yearly: closure?.yearly ?? false,
  kind: closure?.opens ? ('open' as const) : ('closed' as const),
  opens: closure?.opens?.slice(0, 5) ?? '09:00',
  closes: closure?.closes?.slice(0, 5) ?? '14:00',
})

/** One day with different hours, for one store or for all. */
export function ClosureDialog({ closure, stores, today, onClose }: Props) {
  const { draft, isDirty, expectedVersion, contest, refused, ...edits } = useEdits(
    formOf(closure),
    closure?.closureVersion,
  )
  const change: typeof edits.change = (part) => {
    if (save.isError) save.reset()
    edits.change(part)
  }
  const { leave, guard } = useLeaving(isDirty, onClose)
  const save = useCallMutation('settings/stores/closures/save', {
    onSuccess: () => {
      void refetchAfter('reload_stores')
      toast('Day saved')
      leave()
    },
    onError: refetchOnConflict('reload_stores'),
  })
  const errors = save.error?.fields ?? {}
  const { kind, opens, closes, day, ...rest } = draft
  const submit = () =>
    save.mutate(
      {
        closure: {
          ...rest,
          ...(closure && { closureID: closure.closureID }),
          ...(day !== '' && { day }),
          opens: kind === 'open' ? opens : null,
          closes: kind === 'open' ? closes : null,
        },
        expectedVersion,
      },
      { onError: refused },
    )
  return (
    <Dialog
      open
      onClose={leave}
      title={closure ? 'Edit closed day' : 'Add a closed day'}
      size="small"
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={leave}>Cancel</Button>
          <Button writes variant="primary" type="submit" busy={save.isPending}>
            Save day
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <Contested contest={contest} />
        {save.isError && Object.keys(errors).length === 0 && (
          <NotSaved error={save.error} what="day" isNew={closure === null} />
        )}
        <DatePickerField
          label="Day"
          required
          today={today}
          value={day === '' ? null : day}
          onChange={(next) => change({ day: next })}
          error={errors['closure.day']}
        />
        <TextField
          label="Name"
          hint="Inventory, Christmas Day …"
          maxLength={100}
          value={draft.note}
          onChange={(note) => change({ note })}
          error={errors['closure.note']}
        />
        <SelectField
          label="Store"
          value={draft.storeID === null ? ALL : String(draft.storeID)}
          onChange={(value) => change({ storeID: value === ALL ? null : Number(value) })}
          options={[
            { value: ALL, label: 'All stores' },
            ...stores.map(({ storeID, storeName }) => ({ value: String(storeID), label: storeName })),
          ]}
        />
        <Checkbox label="Every year on this date" checked={draft.yearly} onChange={(yearly) => change({ yearly })} />
        <SegmentedControl label="That day" value={kind} onChange={(next) => change({ kind: next })} segments={KINDS} />
        {kind === 'open' && (
          <>
            <div className={styles.times}>
              <TextField
                label="Opens"
                type="time"
                numeric
                value={opens}
                onChange={(time) => change({ opens: time })}
                error={errors['closure.opens']}
              />
              <TextField
                label="Closes"
                type="time"
                numeric
                value={closes}
                onChange={(time) => change({ closes: time })}
                error={errors['closure.closes']}
              />
            </div>
            {endsNextDay({ hoursOpenTime: opens, hoursCloseTime: closes }) && (
              <p className={styles.note}>Ends next day</p>
            )}
          </>
        )}
      </div>
      {guard}
    </Dialog>
  )
}
