import { Store } from 'lucide-react'
import { type StoreState, type StoreUser, visibleStores } from '@xd/core/domain/access/stores.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { Avatar } from '#ui/status/avatar.tsx'
import { GenericSelectDialog } from '#ui/picker/generic-select-dialog.tsx'

type SelectableStore = StoreState & {
  storeName: string
  storeAddressStr: string
  storeSMSNumber: string
  storeColor: string
}

type Props = {
  open: boolean
  onClose: () => void
  onSelect: (storeID: number) => void
  stores: readonly SelectableStore[]
  user: StoreUser
  value?: number | null
  title?: string
}

/** A search box appears if more exist than fit on screen. */
const HANDFUL = 7

/** Lists only stores that are enabled, not deleted and allowed for the user (Spec 1 §2). */
export function StoreSelectorDialog({ stores, user, title = 'Select a store', ...rest }: Props) {
  const items = visibleStores(stores, user).map((store) => ({
    value: store.storeID,
    title: store.storeName,
    detail: [store.storeSMSNumber && formatPhone(store.storeSMSNumber), store.storeAddressStr]
      .filter(Boolean)
      .join(' · '),
    before: <Avatar name={store.storeName} size={40} color={store.storeColor} icon={<Store />} />,
  }))
  return (
    <GenericSelectDialog
      {...rest}
      title={title}
      mode="grid"
      items={items}
      searchable={items.length > HANDFUL}
      searchLabel="Search stores"
      none="No stores found."
    />
  )
}
