import { useCall } from '#data/use-call.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { NoticeSettingsForm } from './notice-settings-form.tsx'
import { StoreSection } from './store-section.tsx'
import { useChosenStore } from './use-chosen-store.ts'
import styles from './store-section.module.css'

/** How each store sends notices about due tickets. */
export function NoticeSettings() {
  const { stores, storeID, choose } = useChosenStore()
  return (
    <SectionPage title="Notices">
      <div className={styles.stores}>
        {stores.length > 1 && (
          <SelectField
            label="Notices of"
            value={String(storeID)}
            onChange={choose}
            options={stores.map((store) => ({ value: String(store.storeID), label: store.storeName }))}
          />
        )}
        {storeID !== undefined && <OfStore key={storeID} storeID={storeID} />}
      </div>
    </SectionPage>
  )
}

function OfStore({ storeID }: { storeID: number }) {
  const query = useCall('settings/notices/fetch', { storeID })
  return (
    <StoreSection
      title="Notice settings"
      about="Texts to customers about tickets that are due: one text for all of a customer’s tickets, never at night, and none once they have paid, answered or opted out."
      query={query}
    >
      {({ settings }) => <NoticeSettingsForm settings={settings} />}
    </StoreSection>
  )
}
