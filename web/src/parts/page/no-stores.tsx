import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Banner } from '#ui/status/banner.tsx'

/** Says why a screen is empty to someone who has no store here, as support staff in their own company. */
export function NoStores() {
  const { user, company } = useSignedIn()
  const { data } = useCall('stores/list', {})
  if (!data || visibleStores(data.stores, user).length > 0) return null
  return (
    <Banner tone="info" role="status" title={`There’s no store in ${company.companyName} that you can use.`}>
      {user.userIsXDACCT
        ? 'Conversations and payments belong to stores. Choose Switch Company to see those of a company.'
        : 'Conversations and payments belong to stores, so none show up here.'}
    </Banner>
  )
}
