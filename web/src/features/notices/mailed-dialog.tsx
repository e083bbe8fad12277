import { useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useBatchLetters, useMarkMailed } from '#data/notices.ts'
import { useLeaving } from '#parts/page/use-leaving.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { DatePickerField } from '#ui/picker/date-picker-field.tsx'
import { Banner } from '#ui/status/banner.tsx'

interface Props {
  /** One notice, or all letters of a batch. */
  readonly letters:
    | { readonly of: 'notice'; readonly noticeID: number; readonly name: string }
    | { readonly of: 'batch'; readonly batchID: number; readonly many: number }
  readonly timezone: string
  readonly onClose: () => void
}

/** Records that letters went to the post office: the day and, for a single letter, its tracking number. */
export function MailedDialog({ letters, timezone, onClose }: Props) {
  const today = localDay(useNow(), timezone)
  const [mailedOn, setMailedOn] = useState(today)
  const [trackingNumber, setTrackingNumber] = useState('')
  const mark = useMarkMailed()
  const isDirty = trackingNumber.trim() !== ''
  const { leave, guard } = useLeaving(isDirty, onClose)
  const isOne = letters.of === 'notice'
  const ofBatch = useBatchLetters(isOne ? null : letters.batchID)
  const noticeIDs = isOne ? [letters.noticeID] : (ofBatch.data?.printable ?? [])
  const unprintable = ofBatch.data?.unprintable.length ?? 0
  const what = isOne
    ? `The letter to ${letters.name}`
    : countOf(ofBatch.data ? noticeIDs.length : letters.many, 'letter')
  const error = mark.error ?? ofBatch.error
  const submit = () =>
    mark.mutate(
      { noticeIDs, mailedOn, trackingNumber: trackingNumber.trim() },
      {
        onSuccess: () => {
          toast(`${what} marked mailed`)
          leave()
        },
      },
    )
  return (
    <EditorDialog
      onClose={leave}
      title={isOne ? `Mark the letter to ${letters.name} mailed` : `Mark ${what} mailed`}
      size="small"
      dirty={isDirty}
      onSubmit={submit}
      does="Mark mailed"
      busy={mark.isPending || ofBatch.isLoading}
      refusal={noticeIDs.length === 0 ? 'There are no printed letters.' : null}
    >
      {error && (
        <Banner tone="danger" role="alert">
          {error.message}
        </Banner>
      )}
      {unprintable > 0 && (
        <Banner tone="warning">
          {unprintable === 1
            ? '1 letter couldn’t be printed. Write it by hand, then mark it mailed in its notice.'
            : `${countOf(unprintable, 'letter')} couldn’t be printed. Write them by hand, then mark each one mailed in its notice.`}
        </Banner>
      )}
      <DatePickerField label="Mailed on" required today={today} max={today} value={mailedOn} onChange={setMailedOn} />
      {isOne && (
        <TextField
          label="Tracking number"
          hint="From the post office, if there is one"
          maxLength={40}
          value={trackingNumber}
          onChange={setTrackingNumber}
        />
      )}
      {guard}
    </EditorDialog>
  )
}
