import { Link } from '@tanstack/react-router'
import { EXCEPTION_NOTE_MAX } from '@xd/core/domain/payment/reconcile.ts'
import { accountTitle } from '@xd/core/domain/payment/gateways.ts'
import { useAuthors, useStores } from '#data/company.ts'
import { type ExceptionData, useResolveException } from '#data/reconciliation.ts'
import { useEditor } from '#parts/page/use-editor.tsx'
import { paths } from '#paths.ts'
import { announce } from '#ui/a11y/announce.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { dayAndTime } from './exception-times.ts'
import styles from './reconciliation.module.css'

interface Props {
  exception: ExceptionData
  timezone: string
  onClose: () => void
}

const booked = (amount: number | null) => (amount === null ? 'nothing' : dollars(amount))

/** One difference: both sides' records, and a note on how it was resolved. */
export function ExceptionDialog({ exception, timezone, onClose }: Props) {
  const {
    exceptionID,
    sentence,
    storeID,
    paymentKey,
    gateway,
    gatewayID,
    amountHere,
    amountThere,
    date,
    foundDate,
    resolvedDate,
    resolvedByID,
  } = exception
  const now = useNow()
  const store = useStores().find((one) => one.storeID === storeID)
  const authorOf = useAuthors()
  const resolve = useResolveException()
  const editor = useEditor(resolve, { saved: { note: exception.note }, onClose })
  const zone = store?.storeTimezone ?? timezone
  const by = authorOf(resolvedByID)
  const save = () =>
    editor.save({ exceptionID, ...editor.draft }, () => {
      announce(resolvedDate === null ? 'Resolved' : 'Note saved')
      editor.leave()
    })
  return (
    <EditorDialog
      {...editor.dialog}
      title="Difference"
      description={sentence}
      onSubmit={save}
      does={resolvedDate === null ? 'Resolve' : 'Save note'}
      start={
        paymentKey !== null && (
          <Link className={styles.link} to={paths.payments} search={{ payment: paymentKey } as never}>
            Open the payment
          </Link>
        )
      }
    >
      <dl className={styles.facts}>
        <dt>Recorded here</dt>
        <dd className="num">{booked(amountHere)}</dd>
        <dt>{accountTitle(gateway)}</dt>
        <dd className="num">{booked(amountThere)}</dd>
        {gatewayID !== null && (
          <>
            <dt>Processor reference</dt>
            <dd>{gatewayID}</dd>
          </>
        )}
        <dt>Store</dt>
        <dd>{store?.storeName ?? 'Unknown'}</dd>
        <dt>Date</dt>
        <dd className="num">{dayAndTime(date, now, zone)}</dd>
        <dt>Found</dt>
        <dd className="num">{dayAndTime(foundDate, now, zone)}</dd>
        {resolvedDate !== null && (
          <>
            <dt>Resolved</dt>
            <dd className="num">{`${dayAndTime(resolvedDate, now, zone)}${by ? ` by ${by}` : resolvedByID === null ? ' automatically' : ''}`}</dd>
          </>
        )}
      </dl>
      <TextArea
        writes
        label="Resolution note"
        required
        hint="Resolving doesn’t move any money. It only records that someone has taken care of this."
        {...editor.field('note', 'note', editor.failure?.message)}
        maxLength={EXCEPTION_NOTE_MAX}
        counted
        rows={3}
      />
    </EditorDialog>
  )
}
