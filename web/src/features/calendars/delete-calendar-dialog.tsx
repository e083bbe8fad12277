import { useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { type CalendarData, useDeleteCalendar } from '#data/calendars.ts'
import { useCall } from '#data/use-call.ts'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './calendars.module.css'

interface Props {
  calendar: CalendarData
  others: readonly CalendarData[]
  onClose: () => void
}

const DELETE = 'delete'
const NO_CALENDAR = 'none'

/** Asks what should happen to a calendar's entries before it is deleted. */
export function DeleteCalendarDialog({ calendar: { catID, catTitle, catVersion }, others, onClose }: Props) {
  const { data, error } = useCall('calendar/categories/fetch', { catID })
  const [choice, setChoice] = useState<string | null>(null)
  const remove = useDeleteCalendar()
  const count = data?.entries ?? 0
  const entries = countOf(count, 'entry', 'entries')
  const submit = () => {
    const becomes =
      count === 0
        ? {}
        : choice === DELETE
          ? { deleteEntries: true }
          : { moveTo: choice === NO_CALENDAR ? null : Number(choice) }
    remove.mutate(
      { category: { catID, deleteCategory: true, ...becomes }, expectedVersion: catVersion },
      {
        onSuccess: () => {
          toast(`${catTitle} is deleted`)
          onClose()
        },
      },
    )
  }
  const reason = !data ? 'One moment.' : count > 0 && choice === null ? 'Choose what happens to its entries' : null
  const failure = error ?? remove.error
  return (
    <EditorDialog
      onClose={onClose}
      title={`Delete ${catTitle}?`}
      description="Its custom fields are deleted too. This can’t be undone."
      size="small"
      onSubmit={() => reason === null && submit()}
      does={choice === DELETE && count > 0 ? `Delete calendar and ${entries}` : 'Delete calendar'}
      busy={remove.isPending}
      danger
      refusal={reason}
    >
      {failure && (
        <Banner tone="danger" role="alert">
          {failure.message}
        </Banner>
      )}
      {!data && !error && <SkeletonLines rows={2} label="Counting its entries" />}
      {data && count === 0 && <p>This calendar has no entries.</p>}
      {count > 0 && (
        <SelectField
          label={`What happens to its ${entries}`}
          required
          value={choice}
          onChange={setChoice}
          options={[
            ...others.map((other) => ({ value: String(other.catID), label: `Move to ${other.catTitle}` })),
            { value: NO_CALENDAR, label: 'Move to No Calendar' },
            { value: DELETE, label: 'Delete them too' },
          ]}
        />
      )}
      {data && data.dateFields.length > 0 && (
        <p className={styles.lead}>
          These dates are on this calendar and will move to No Calendar: {data.dateFields.join(', ')}.
        </p>
      )}
    </EditorDialog>
  )
}
