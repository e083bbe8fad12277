import { useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { defaultStore } from '@xd/core/domain/access/stores.ts'
import { useStores } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { RewritesSection } from './rewrites-section.tsx'
import styles from './store-section.module.css'

/** Payment settings per store: ticket numbers and reminders. */
export function StorePaymentSettings() {
  const { user, company } = useSignedIn()
  const stores = useStores()
  const [chosen, setChosen] = useState<number | undefined>()
  const storeID = chosen ?? defaultStore(user.userAllowedStoreIDs) ?? stores[0]?.storeID
  if (storeID === undefined) return null
  return (
    <div className={styles.stores}>
      {stores.length > 1 && (
        <SelectField
          label="Rewrites and reminders for"
          value={String(storeID)}
          onChange={(value) => setChosen(Number(value))}
          options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
        />
      )}
      {hasFeature(company.features, 'rewrites') && <RewritesSection key={`rewrites/${storeID}`} storeID={storeID} />}
      <RemindersSection key={`reminders/${storeID}`} storeID={storeID} />
    </div>
  )
}
