import { useState } from 'react'
import { useSandbox } from '#data/sandbox.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { PosFiles } from './pos-files.tsx'
import { PosNotices } from './pos-notices.tsx'
import { PosRewrites } from './pos-rewrites.tsx'
import { PosTickets } from './pos-tickets.tsx'
import { SandboxAway } from './sandbox-away.tsx'
import sections from './sections.module.css'
import styles from './point-of-sale.module.css'

/**
 * The store’s own system, which the product works alongside: the files it writes and reads, and actions at its counter.
 */
export function PointOfSale({ url }: { url: string }) {
  const { data, error, refetch } = useSandbox(url, 'pos/stores')
  const [chosen, setChosen] = useState<string | null>(null)
  if (error) return <SandboxAway error={error} refetch={refetch} />
  const storeKey = chosen ?? data?.stores[0]?.storeKey
  return (
    <div className={sections.page}>
      <div className={styles.columns}>
        <div className={styles.store}>
          <SelectField
            label="Store"
            value={storeKey ?? null}
            onChange={setChosen}
            options={(data?.stores ?? []).map((store) => ({ value: store.storeKey, label: store.name }))}
          />
        </div>
        {storeKey !== undefined && (
          <>
            <PosFiles url={url} storeKey={storeKey} />
            <PosRewrites url={url} />
            <PosNotices key={storeKey} url={url} storeKey={storeKey} />
            <PosTickets url={url} storeKey={storeKey} />
          </>
        )}
      </div>
    </div>
  )
}
