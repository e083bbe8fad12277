import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSignedIn } from '#data/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { RewritesSection } from './rewrites-section.tsx'
import styles from './store-section.module.css'
import { useChosenStore } from './use-chosen-store.ts'

/** Payment settings per store: ticket numbers and reminders. */
export function StorePaymentSettings() {
  const { company } = useSignedIn()
  const { stores, storeID, choose } = useChosenStore()
  if (storeID === undefined) return null
  return (
    <div className={styles.stores}>
      {stores.length > 1 && (
        <SelectField
          label="Rewrites and reminders for"
          value={String(storeID)}
          onChange={choose}
          options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
        />
      )}
      {hasFeature(company.features, 'rewrites') && <RewritesSection key={`rewrites/${storeID}`} storeID={storeID} />}
      <RemindersSection key={`reminders/${storeID}`} storeID={storeID} />
    </div>
  )
}
