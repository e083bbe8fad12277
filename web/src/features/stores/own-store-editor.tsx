import type { StoreData } from '#data/company.ts'
import { useSpanish } from '#data/languages.ts'
import { useSignedIn } from '#data/session.ts'
import { useSaveOwnStore } from '#data/store-saving.ts'
import { useCall } from '#data/use-call.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { NumberWarning } from './number-warning.tsx'
import { StoreEditor } from './store-editor.tsx'

interface Props {
  store: StoreData | null
  storeCount: number
  adds: string | undefined
  onClose: () => void
  onReload: () => void
}

/** A store of the user's own company. */
export function OwnStoreEditor({ store, onClose, ...rest }: Props) {
  const { company } = useSignedIn()
  const { data: days } = useCall('settings/stores/closures/list', {})
  const saving = useSaveOwnStore(({ storeName }) => {
    toast(store ? `${storeName} saved` : `${storeName} added`)
    onClose()
  })
  return (
    <StoreEditor
      {...rest}
      store={store}
      saving={saving}
      timezone={company.companyTimezone}
      spanish={useSpanish()}
      closures={(days?.closures ?? []).filter(({ storeID }) => storeID === null || storeID === store?.storeID)}
      numberWarning={store && <NumberWarning storeID={store.storeID} />}
      onClose={onClose}
    />
  )
}
