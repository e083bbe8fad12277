import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { numberIn, oneOf, textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import type { AdminCompanyData } from '#data/admin.ts'
import { refetch } from '#data/refetch.ts'
import { usePageTitle } from '#data/page-title.ts'
import { useCall } from '#data/use-call.ts'
import { AddOnChoices } from '#features/add-ons/add-on-choices.tsx'
import { CompanyDetails } from '#features/admin/company-details.tsx'
import { CompanyHead } from '#features/admin/company-head.tsx'
import { CompanyStats } from '#features/admin/company-stats.tsx'
import { CompanyStores } from '#features/admin/company-stores.tsx'
import { CompanyUsers } from '#features/admin/company-users.tsx'
import { CompanyVisits } from '#features/admin/company-visits.tsx'
import { BackLink } from '#parts/page/back-link.tsx'
import { NotFoundPage } from '#parts/page/error-page.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import { paths } from '#paths.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { AdminStoreEditor } from './admin-store-editor.tsx'

const TABS = ['details', 'plan', 'stores', 'users', 'visits', 'stats'] as const

/** /admin/companies/{companyID}, and a store over it: the parts of the address. */
const usePlace = () => {
  const [, module, , company, store] = useLocation().pathname.split('/')
  return {
    isHere: module === 'admin',
    companyID: numberIn(company),
    storeID: numberIn(store),
    named: store !== undefined,
  }
}

/** One company, for XD Support. */
export function AdminCompanyPage() {
  const { isHere, companyID } = usePlace()
  const query = useCall('admin/companies/fetch', { companyID: companyID ?? 0 }, { enabled: companyID !== undefined })
  // The address already belongs to the next page, which is still loading.
  if (!isHere) return null
  if (companyID === undefined || query.error?.status === 404) return <NotFoundPage />
  const back = <BackLink to={paths.adminCompanies}>Companies</BackLink>
  if (query.data) return <Company key={companyID} company={query.data.company} back={back} />
  return (
    <SectionPage title="Company" back={back}>
      {query.isError ? (
        <LoadFailed what="company" error={query.error} retry={query.refetch} />
      ) : (
        <SkeletonRows rows={6} label="Loading the company" />
      )}
    </SectionPage>
  )
}

function Company({ company, back }: { company: AdminCompanyData; back: React.ReactNode }) {
  const { companyID, companyName, features, companyVersion, storeCount: stores } = company
  usePageTitle(companyName)
  const { params, go } = useAddress()
  const { storeID, named } = usePlace()
  const navigate = useNavigate()
  const [since, setSince] = useState(0)
  const isNew = textIn(params.store) === 'new'
  const shown = named || isNew ? 'stores' : oneOf(TABS, params.tab, 'details')
  const page = numberIn(params.page) ?? 1
  const show = (tab: (typeof TABS)[number]) =>
    void navigate({ to: paths.adminCompany(companyID), search: (tab === 'details' ? {} : { tab }) as never })
  const onPage = (next: number, replace?: boolean) => go({ page: next === 1 ? undefined : next }, replace)
  const paging = { companyID, page, onPage }
  return (
    <SectionPage title={companyName} back={back}>
      <CompanyHead company={company} />
      <Tabs
        label="Company"
        value={shown}
        onChange={show}
        tabs={[
          { value: 'details', label: 'Details', panel: <CompanyDetails company={company} /> },
          {
            value: 'plan',
            label: 'Plan',
            panel: <AddOnChoices companyID={companyID} addOns={{ features, stores, companyVersion }} />,
          },
          {
            value: 'stores',
            label: 'Stores',
            count: stores,
            panel: <CompanyStores companyID={companyID} onAdd={() => go({ tab: 'stores', store: 'new' })} />,
          },
          { value: 'users', label: 'Users', panel: <CompanyUsers {...paging} /> },
          { value: 'visits', label: 'Visits', panel: <CompanyVisits {...paging} /> },
          { value: 'stats', label: 'Stats', panel: <CompanyStats companyID={companyID} /> },
        ]}
      />
      {(named || isNew) && (
        <AdminStoreEditor
          key={`${storeID ?? 'new'}/${since}`}
          company={company}
          storeID={isNew ? null : storeID}
          onClose={() => show('stores')}
          onReload={() => void refetch('admin/stores/list').then(() => setSince((before) => before + 1))}
        />
      )}
    </SectionPage>
  )
}
