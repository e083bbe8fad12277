import { useCall } from '#data/use-call.ts'
import { Banner } from '#ui/status/banner.tsx'
import { countOf } from '#ui/text/count-of.ts'

/** Customers know the number they text: shows how many are in the middle of a conversation when it changes. */
export function NumberWarning({ storeID }: { storeID: number }) {
  const { data } = useCall('inbox/list', { search: { store: storeID, perPage: 1 } })
  const open = data ? `${countOf(data.count, 'open conversation')} will continue` : 'Open conversations will continue'
  return (
    <Banner tone="warning" role="status" title="Customers know the old number.">
      {`${open} from the new one. Texts to the old number won’t arrive here anymore.`}
    </Banner>
  )
}
