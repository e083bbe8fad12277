import { endsNextDay } from '@xd/core/domain/hours/simple-hours.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { StoreData } from '#data/company.ts'
import { refetchAfter, refetchOnConflict } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { NotSaved } from '#parts/page/not-saved.tsx'
import { useEditor } from '#parts/page/use-editor.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
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
  const save = useCallMutation('settings/stores/closures/save', {
    onSuccess: () => {
      void refetchAfter('reload_stores')
      toast('Day saved')
    },
    onError: refetchOnConflict('reload_stores'),
  })
  const editor = useEditor(save, {
    saved: formOf(closure),
    version: closure?.closureVersion,
    record: 'closure',
    onClose,
  })
  const { draft, change, field, failure } = editor
  const { kind, opens, closes, day, ...rest } = draft
  const submit = () =>
    editor.save({
      closure: {
        ...rest,
        ...(closure && { closureID: closure.closureID }),
        ...(day !== '' && { day }),
        opens: kind === 'open' ? opens : null,
        closes: kind === 'open' ? closes : null,
      },
    })
  return (
    <EditorDialog
      {...editor.dialog}
      title={closure ? 'Edit closed day' : 'Add a closed day'}
      size="small"
      onSubmit={submit}
      does="Save day"
    >
      {failure && <NotSaved error={failure} what="day" isNew={closure === null} />}
      <DatePickerField label="Day" required today={today} {...field('day')} value={day === '' ? null : day} />
      <TextField label="Name" hint="Inventory, Christmas Day …" maxLength={100} {...field('note')} />
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
            <TextField label="Opens" type="time" numeric {...field('opens')} />
            <TextField label="Closes" type="time" numeric {...field('closes')} />
          </div>
          {endsNextDay({ hoursOpenTime: opens, hoursCloseTime: closes }) && (
            <p className={styles.note}>Ends next day</p>
          )}
        </>
      )}
    </EditorDialog>
  )
}
