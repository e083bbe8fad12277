import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { StoreData } from '#data/company.ts'
import { refetch } from '#data/refetch.ts'
import { useCall } from '#data/use-call.ts'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { ClosuresSection } from './closures-section.tsx'
import { StoreEditor } from './store-editor.tsx'
import { StoreRow } from './store-row.tsx'
import styles from './stores.module.css'

/** The company's stores, also those closed down, and the days on which they differ from their week. */
export function StoresSettings() {
  const { data, error, isPending, refetch: again } = useCall('settings/stores/list', {})
  const [edited, setEdited] = useState<{ storeID: number | null; since: number }>()
  const stores = data?.stores ?? []
  const rank = ({ storeEnabled, storeDeleted }: StoreData) => (storeDeleted ? 2 : storeEnabled ? 0 : 1)
  const ordered = [...stores].sort((a, b) => rank(a) - rank(b))
  const startOver = () =>
    void refetch('settings/stores/list').then(() => setEdited((now) => now && { ...now, since: now.since + 1 }))
  return (
    <div className={styles.page}>
      <ControlPanelLink />
      <div className={styles.top}>
        <h2 className={styles.title}>Stores</h2>
        <Button
          writes
          variant="primary"
          icon={<Plus aria-hidden="true" />}
          disabledReason={data ? null : 'One moment.'}
          onClick={() => setEdited({ storeID: null, since: 0 })}
        >
          Add a store
        </Button>
      </div>
      {data && data.nextStore > 0 && (
        <p className={styles.lead}>One more store adds {dollars(data.nextStore)} to your monthly bill.</p>
      )}
      {error && (
        <EmptyState
          kind="failed"
          title="The stores could not be loaded"
          text={error.message}
          onRetry={() => void again()}
        />
      )}
      {isPending && <SkeletonRows rows={3} label="Loading stores" />}
      {data && stores.length === 0 && (
        <EmptyState kind="none" title="No stores yet" text="Add the first one to text with customers." />
      )}
      {ordered.length > 0 && (
        <ul className={styles.list} aria-label="Stores">
          {ordered.map((store) => (
            <StoreRow
              key={store.storeID}
              store={store}
              onEdit={() => setEdited({ storeID: store.storeID, since: 0 })}
            />
          ))}
        </ul>
      )}
      {data && <ClosuresSection stores={stores.filter((store) => rank(store) === 0)} />}
      {data && edited && (
        <StoreEditor
          key={`${edited.storeID ?? 'new'}/${edited.since}`}
          store={stores.find(({ storeID }) => storeID === edited.storeID) ?? null}
          storeCount={stores.length}
          nextStore={data.nextStore}
          onClose={() => setEdited(undefined)}
          onReload={startOver}
        />
      )}
    </div>
  )
}
