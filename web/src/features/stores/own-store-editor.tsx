import { countOf } from '@xd/core/domain/text/figure.ts'
import type { StoreData } from '#data/company.ts'
import { useSpanish } from '#data/languages.ts'
import { useSignedIn } from '#data/session.ts'
import { useSaveOwnStore } from '#data/store-saving.ts'
import { useCall } from '#data/use-call.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { StoreEditor } from './store-editor.tsx'
import { Banner } from '#ui/status/banner.tsx'

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

/** Customers know the number they text, so this shows how many are in the middle of a conversation when it changes. */
function NumberWarning({ storeID }: { storeID: number }) {
  const { data } = useCall('inbox/list', { search: { store: storeID, perPage: 1 } })
  const open = data ? `${countOf(data.count, 'open conversation')} will continue` : 'Open conversations will continue'
  return (
    <Banner tone="warning" role="status" title="Customers know the old number.">
      {`${open} from the new one. Texts to the old number won’t arrive here anymore.`}
    </Banner>
  )
}
