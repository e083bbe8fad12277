import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { timezoneLabel } from '@xd/core/domain/hours/timezones.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { StoreData } from '#data/company.ts'
import { useCall } from '#data/use-call.ts'
import { StoreEdge } from '#parts/store/store-edge.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { StatusTag } from '#ui/status/status-tag.tsx'
import { useMayChange } from '#parts/admin/use-may-change.ts'
import styles from './admin.module.css'

function StoreState({ storeEnabled, storeDeleted }: StoreData) {
  if (storeDeleted) return <StatusTag tone="danger">Deleted</StatusTag>
  return storeEnabled ? <StatusTag tone="success">Open</StatusTag> : <StatusTag tone="warning">Switched off</StatusTag>
}

/** A company's stores, including closed ones; one opens in the Control Panel's own editor. */
export function CompanyStores({ companyID, onAdd }: { companyID: number; onAdd: () => void }) {
  const { data, error, isPending, refetch } = useCall('admin/stores/list', { companyID })
  const refusal = useMayChange()
  return (
    <div className={styles.sections}>
      <div className={styles.head}>
        <p className={styles.about}>Enter a texting number you already have. You can’t buy one here.</p>
        <Button writes icon={<Plus aria-hidden="true" />} disabledReason={refusal} onClick={onAdd}>
          Add a store
        </Button>
      </div>
      {error && <LoadFailed what="stores" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={3} label="Loading stores" />}
      {data?.stores.length === 0 && (
        <EmptyState kind="none" title="No stores yet" text="Its owner can add them, or you can add them here." />
      )}
      {data && data.stores.length > 0 && (
        <ul className={styles.places} aria-label="Stores">
          {data.stores.map((store) => (
            <li key={store.storeID}>
              <Link to={paths.adminStore(companyID, store.storeID)} className={styles.place}>
                <StoreEdge color={store.storeColor} />
                <span className={styles.name}>{store.storeName}</span>
                <span className={`${styles.about} num`}>
                  {store.storeAbbr} ·{' '}
                  {store.storeSMSNumber === '' ? 'No texting number' : formatPhone(store.storeSMSNumber)} ·{' '}
                  {timezoneLabel(store.storeTimezone)}
                </span>
                <span className={styles.tag}>
                  <StoreState {...store} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
