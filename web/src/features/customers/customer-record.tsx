import { useNavigate } from '@tanstack/react-router'
import { Download, Eraser, Merge, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { DUPLICATE_WORDS } from '@xd/core/domain/customer/duplicate.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { CustomerData } from '#data/company.ts'
import { useUnmergeCustomers } from '#data/customers.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { Arriving } from '#ui/busy/arriving.tsx'
import { unmergedWords } from './unmerged-words.ts'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { paths } from '#paths.ts'
import { EraseCustomerDialog } from './erase-customer-dialog.tsx'
import { MergeCustomersDialog } from './merge-customers-dialog.tsx'
import { MergeWithDialog } from './merge-with-dialog.tsx'
import styles from './customer-record.module.css'

/** For managers: possible duplicates, merges that can be undone, the data in one file, and erasing. */
export function CustomerRecord({ customer }: { customer: CustomerData }) {
  const { custID } = customer
  const { data: likely, isPending: isSeeking } = useCall('customers/duplicates', { customerID: custID })
  const { data: merged, isPending: isLoading } = useCall('customers/merges/list', { customerID: custID })
  const [merging, setMerging] = useState<CustomerData | null>(null)
  const [seeking, setSeeking] = useState(false)
  const [erasing, setErasing] = useState(false)
  const navigate = useNavigate()
  const unmerge = useUnmergeCustomers()
  const undo = (mergeID: number, name: string) =>
    unmerge.mutate(
      { mergeID },
      {
        onSuccess: ({ restored }) => toast(unmergedWords(name, restored !== null)),
        onError: toastFailure,
      },
    )
  if (isSeeking || isLoading) return <Arriving />
  return (
    <div className={styles.record}>
      {likely !== undefined && likely.duplicates.length > 0 && (
        <section className={styles.list} aria-label="Possible duplicates">
          <h2 className={styles.title}>Possible duplicates</h2>
          {likely.duplicates.map(({ customer: other, reasons }) => (
            <div key={other.custID} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name}>{shownName(other)}</span>
                <span className={styles.why}>{reasons.map((reason) => DUPLICATE_WORDS[reason]).join(', ')}</span>
              </span>
              <Button
                writes
                size="small"
                aria-label={`Merge with ${shownName(other)}`}
                onClick={() => setMerging(other)}
              >
                Merge…
              </Button>
            </div>
          ))}
        </section>
      )}
      {merged !== undefined && merged.merges.length > 0 && (
        <section className={styles.list} aria-label="Merged customers">
          <h2 className={styles.title}>Merged customers</h2>
          {merged.merges.map(({ mergeID, mergedName, mergedPhone }) => {
            const name = mergedName || formatPhone(mergedPhone)
            return (
              <div key={mergeID} className={styles.row}>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  <span className={`${styles.why} num`}>{formatPhone(mergedPhone)}</span>
                </span>
                <Button
                  writes
                  size="small"
                  icon={<Undo2 aria-hidden="true" />}
                  busy={unmerge.isPending}
                  aria-label={`Undo the merge of ${name}`}
                  onClick={() => undo(mergeID, name)}
                >
                  Undo
                </Button>
              </div>
            )
          })}
        </section>
      )}
      <div className={styles.acts}>
        <Button writes size="small" icon={<Merge aria-hidden="true" />} onClick={() => setSeeking(true)}>
          Merge with…
        </Button>
        <Button
          size="small"
          icon={<Download aria-hidden="true" />}
          onClick={() => location.assign(`/export/customers/${custID}.zip`)}
        >
          Export data
        </Button>
        <Button
          writes
          size="small"
          variant="dangerGhost"
          icon={<Eraser aria-hidden="true" />}
          onClick={() => setErasing(true)}
        >
          Erase customer…
        </Button>
      </div>
      {seeking && (
        <MergeWithDialog
          customer={customer}
          onClose={() => setSeeking(false)}
          onPick={(other) => {
            setSeeking(false)
            setMerging(other)
          }}
        />
      )}
      {merging && (
        <MergeCustomersDialog
          one={customer}
          other={merging}
          onClose={() => setMerging(null)}
          onMerged={(id) =>
            id !== custID && void navigate({ to: paths.customer({ custID: id, custLastName: '', custFirstName: '' }) })
          }
        />
      )}
      {erasing && (
        <EraseCustomerDialog
          customer={customer}
          onClose={() => setErasing(false)}
          onErased={() => void navigate({ to: paths.customers })}
        />
      )}
    </div>
  )
}
