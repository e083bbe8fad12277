import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSignedIn } from '#data/session.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { RemoteFeeSection } from './remote-fee-section.tsx'
import { SelfServiceSection } from './self-service-section.tsx'
import { RewritesSection } from './rewrites-section.tsx'
import styles from './store-section.module.css'
import { useChosenStore } from './use-chosen-store.ts'

/** Payment settings per store: ticket numbers, self-service, reminders, and the fee for paying online. */
export function StorePaymentSettings() {
  const { company } = useSignedIn()
  const { stores, storeID, choose } = useChosenStore()
  if (storeID === undefined) return null
  return (
    <div className={styles.stores}>
      {stores.length > 1 && (
        <SelectField
          label="Payment settings for"
          value={String(storeID)}
          onChange={choose}
          options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
        />
      )}
      {hasFeature(company.features, 'rewrites') && <RewritesSection key={`rewrites/${storeID}`} storeID={storeID} />}
      <SelfServiceSection key={`self/${storeID}`} storeID={storeID} />
      <RemindersSection key={`reminders/${storeID}`} storeID={storeID} />
      <RemoteFeeSection key={`remote-fee/${storeID}`} storeID={storeID} />
    </div>
  )
}
