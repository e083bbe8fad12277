import { Plus } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { MAX_STORES } from '@xd/core/domain/pricing/store-count.ts'
import type { StoreData } from '#data/company.ts'
import { refetch } from '#data/refetch.ts'
import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { useOpened } from '#parts/page/use-opened.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { MainAct } from '#ui/action/main-act.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { ClosuresSection } from './closures-section.tsx'
import { OwnStoreEditor } from './own-store-editor.tsx'
import { StoreRow } from './store-row.tsx'
import styles from './stores.module.css'

/** The effect of one more store on the bill. */
const addsWords = (open: number, nextStore: number): string =>
  open >= MAX_STORES
    ? `The price list ends at ${MAX_STORES} stores. Ask XD Support before you add one.`
    : nextStore > 0
      ? `One more store adds ${dollars(nextStore)} to your monthly bill.`
      : 'One more store adds nothing to your monthly bill.'

/** The company's stores, including closed ones, and the days with different hours. One opens over them. */
export function StoresSettings() {
  const { data, error, isPending, refetch: again } = useCall('settings/stores/list', {})
  const [since, setSince] = useState(0)
  const stores = data?.stores ?? []
  const rank = ({ storeEnabled, storeDeleted }: StoreData) => (storeDeleted ? 2 : storeEnabled ? 0 : 1)
  const ordered = [...stores].sort((a, b) => rank(a) - rank(b))
  const open = stores.filter((store) => rank(store) === 0).length
  const adds = data && addsWords(open, data.nextStore)
  const opened = useOpened('store', stores, 'storeID')
  const startOver = () => void refetch('settings/stores/list').then(() => setSince((before) => before + 1))
  return (
    <SectionPage
      title="Stores"
      actions={
        <div className={styles.acts}>
          {stores.length > 0 && <DownloadLink href={exportPath('stores', {})} label="Export CSV" />}
          <MainAct
            writes
            label="Add a store"
            icon={<Plus aria-hidden="true" />}
            disabledReason={data ? null : 'One moment.'}
            onClick={opened.add}
          />
        </div>
      }
    >
      {adds && <p className={styles.lead}>{adds}</p>}
      {error && (
        <EmptyState
          kind="failed"
          title="The stores couldn’t be loaded"
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
            <StoreRow key={store.storeID} store={store} onEdit={() => opened.open(store.storeID)} />
          ))}
        </ul>
      )}
      {data && <ClosuresSection stores={stores.filter((store) => rank(store) === 0)} />}
      {data && opened.isOpen && (
        <OwnStoreEditor
          key={`${opened.key}/${since}`}
          store={opened.row}
          storeCount={stores.length}
          adds={adds}
          onClose={opened.close}
          onReload={startOver}
        />
      )}
    </SectionPage>
  )
}
