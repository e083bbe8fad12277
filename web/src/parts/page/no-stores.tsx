import { useNavigate } from '@tanstack/react-router'
import { refusalAt } from '@xd/core/domain/access/address.ts'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'

const WHY = 'Conversations and payments belong to stores'

/** Explains an empty screen to a user without stores here, such as support staff in their own company. */
export function NoStores() {
  const { user, company } = useSignedIn()
  const { data } = useCall('stores/list', {})
  const navigate = useNavigate()
  if (!data || visibleStores(data.stores, user).length > 0) return null
  const act = (to: string, label: string) =>
    refusalAt(to, user, company.features) === null && <Button onClick={() => void navigate({ to })}>{label}</Button>
  const isAtHome = user.userIsXDACCT && company.companyID === SUPPORT_COMPANY_ID
  if (data.stores.length === 0 && !isAtHome)
    return (
      <Banner
        role="status"
        title={`${company.companyName} has no stores yet.`}
        actions={act(paths.settingsSection('stores'), 'Open Stores')}
      >
        {WHY}, so nothing shows up here until the first one is added.
      </Banner>
    )
  return (
    <Banner
      role="status"
      title={`There’s no store in ${company.companyName} that you can use.`}
      actions={isAtHome && act(paths.adminCompanies, 'Open Companies')}
    >
      {isAtHome ? `${WHY}. Choose Switch Company to see those of a company.` : `${WHY}, so none show up here.`}
    </Banner>
  )
}
