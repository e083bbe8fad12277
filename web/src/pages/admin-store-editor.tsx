import { MAX_STORES } from '@xd/core/domain/pricing/store-count.ts'
import type { AdminCompanyData } from '#data/admin.ts'
import { useSaveAnyStore } from '#data/store-saving.ts'
import { useCall } from '#data/use-call.ts'
import { StoreEditor } from '#features/stores/store-editor.tsx'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { dollars } from '#ui/text/dollars.ts'

interface Props {
  readonly company: AdminCompanyData
  /** Null: a new one. Undefined: the address names none. */
  readonly storeID: number | null | undefined
  readonly onClose: () => void
  readonly onReload: () => void
}

/** The Control Panel's editor, for a store of any company. */
export function AdminStoreEditor({ company, storeID, onClose, onReload }: Props) {
  const { companyID, companyTimezone, companyLanguages } = company
  const { data } = useCall('admin/stores/list', { companyID })
  const saving = useSaveAnyStore(companyID, ({ storeName }) => {
    toast(storeID === null ? `${storeName} added` : `${storeName} saved`)
    onClose()
  })
  if (!data) return null
  const { stores, nextStore } = data
  const store = storeID === null ? null : stores.find((one) => one.storeID === storeID)
  if (store === undefined)
    return (
      <Dialog open title="Store" onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
        <Banner tone="warning" role="alert">
          {company.companyName} has no such store.
        </Banner>
      </Dialog>
    )
  const ofCompany = (stores[0]?.storeClosures ?? []).filter((closure) => closure.storeID === null)
  return (
    <StoreEditor
      saving={saving}
      store={store}
      storeCount={stores.length}
      timezone={companyTimezone}
      spanish={companyLanguages.includes('es')}
      closures={store?.storeClosures ?? ofCompany}
      adds={
        company.storeCount >= MAX_STORES
          ? `The price list ends at ${MAX_STORES} stores, so the bill doesn’t change.`
          : `It adds ${dollars(nextStore)} to the company’s monthly bill.`
      }
      numberWarning={
        <Banner tone="warning" role="status" title="Customers know the old number.">
          Their conversations continue from the new one. Texts to the old number won’t arrive here anymore.
        </Banner>
      }
      onClose={onClose}
      onReload={onReload}
    />
  )
}
