import { useState } from 'react'
import { useStores } from '#data/company.ts'
import { SelectField } from '#ui/field/select-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { RemindersSection } from './reminders-section.tsx'
import { RewritesSection } from './rewrites-section.tsx'
import styles from './store-section.module.css'

/** What is set store by store about tickets and reminders. */
export function TicketSettingsDialog({ storeID: first, onClose }: { storeID: number | undefined; onClose: () => void }) {
  const stores = useStores()
  const [chosen, setChosen] = useState(first)
  const storeID = chosen ?? stores[0]?.storeID
  return (
    <Dialog open onClose={onClose} title="Rewrites and reminders" size="large">
      <div className={styles.stores}>
        {stores.length > 1 && storeID !== undefined && (
          <SelectField
            label="Store"
            value={String(storeID)}
            onChange={(value) => setChosen(Number(value))}
            options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
          />
        )}
        {storeID !== undefined && (
          <>
            <RewritesSection key={`rewrites/${storeID}`} storeID={storeID} />
            <RemindersSection key={`reminders/${storeID}`} storeID={storeID} />
          </>
        )}
      </div>
    </Dialog>
  )
}
