import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { searchIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSignedIn } from '#data/session.ts'
import type { VisitData } from '#data/visits.ts'
import { EndVisitDialog } from '#parts/visit/end-visit-dialog.tsx'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { useSame } from '#ui/hook/use-same.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { ActivityViews } from './activity-views.tsx'
import { VisitsTable } from './visits-table.tsx'

const PER_PAGE = 25

/** XD Support's visits: who, when and why, and what they changed. A current one can be ended. */
export function SupportVisits() {
  const { company } = useSignedIn()
  const list = useFilters(searchIn)
  const { filter, page } = list.filters
  const search = useSame({ filter, page, perPage: PER_PAGE })
  const query = usePages('settings/activity/visits/list', { search }, 'visits', ({ visitID }) => visitID)
  const [ending, setEnding] = useState<VisitData>()
  const visits = query.data?.visits ?? []
  return (
    <SearchedList
      plain
      title="Activity"
      back={<ControlPanelLink />}
      framed
      csv={exportPath('support-visits', search)}
      query={query}
      list={list}
      perPage={PER_PAGE}
      box={{ label: 'Filter visits', placeholder: 'Reason or case' }}
      noun="support visits"
      hint="When XD Support visits your company, you can see who, when and why here."
      chips={<ActivityViews view="visits" />}
      table={
        visits.length === 0 ? null : (
          <VisitsTable visits={visits} timezone={company.companyTimezone} onEnd={(visit) => setEnding(visit)} />
        )
      }
    >
      <EndVisitDialog visit={ending} onClose={() => setEnding(undefined)} />
    </SearchedList>
  )
}
