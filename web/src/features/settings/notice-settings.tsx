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
            label="Store"
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
      about="Texts about tickets that are due. A customer gets one text for all their tickets, never at night, and none after paying, replying or opting out."
      query={query}
    >
      {({ settings }) => <NoticeSettingsForm settings={settings} />}
    </StoreSection>
  )
}
