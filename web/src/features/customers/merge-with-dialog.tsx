import { type KeyboardEvent, useRef, useState } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { CustomerData } from '#data/company.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { SearchBox } from '#ui/field/search-box.tsx'
import { useSettled } from '#ui/hook/use-settled.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { FoundCustomers } from './found-customers.tsx'
import styles from './new-message-dialog.module.css'

interface Props {
  customer: CustomerData
  onPick: (other: CustomerData) => void
  onClose: () => void
}

/** One more than is shown, because the customer themselves may be among them. */
const MOST = 21

/** Finds the customer to merge with: anyone, by name, phone, email or license. */
export function MergeWithDialog({ customer, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const settled = useSettled(typed.trim())
  const results = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const search = useCall(
    'customers/list',
    { search: { filter: settled, perPage: MOST } },
    { enabled: settled !== '', keepPrevious: true },
  )
  const filled = typed.trim() !== ''
  const found = (search.data?.customers ?? []).filter(({ custID }) => custID !== customer.custID).slice(0, MOST - 1)
  const searching = filled && (search.isPending || search.isPlaceholderData || settled !== typed.trim())
  const keys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !searching && found.length === 1 && found[0]) onPick(found[0])
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    results.current?.querySelector('button')?.focus()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Merge with…"
      description={`Find the duplicate of ${shownName(customer)}. You’ll compare both before anything is merged.`}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <div className={styles.form}>
        <SearchBox
          ref={box}
          label="Search customers"
          placeholder="Name, phone, email, license or street"
          value={typed}
          onChange={setTyped}
          onKeyDown={keys}
          landmark={false}
          autoFocus
        />
        <div className={styles.results} ref={results} aria-busy={searching}>
          {filled && search.isError && (
            <Banner
              tone="danger"
              role="alert"
              actions={
                <Button size="small" onClick={() => void search.refetch()}>
                  Try again
                </Button>
              }
            >
              {search.error.message}
            </Banner>
          )}
          {filled &&
            !search.isError &&
            found.length === 0 &&
            (searching ? (
              <SkeletonRows rows={2} label="Searching" />
            ) : (
              <p role="status" className={styles.hint}>
                No Matches Found.
              </p>
            ))}
          {filled && !search.isError && found.length > 0 && (
            <FoundCustomers customers={found} onPick={onPick} onLeave={() => box.current?.focus()} />
          )}
        </div>
      </div>
    </Dialog>
  )
}
