import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { numberIn, type Params, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import type { VisitData } from '#data/visits.ts'
import { EndVisitDialog } from '#parts/visit/end-visit-dialog.tsx'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useSame } from '#ui/hook/use-same.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { ActivityViews } from './activity-views.tsx'
import { VisitsTable } from './visits-table.tsx'

const PER_PAGE = 25

const readFilters = (params: Params) => ({ filter: textIn(params.filter), page: numberIn(params.page) ?? 1 })

/** The visits of XD Support: who, when and why, and what they changed. One that goes on can be ended. */
export function SupportVisits() {
  const { company } = useSignedIn()
  const { filters, isFiltered, set, clear } = useFilters(readFilters)
  const { filter, page } = filters
  const search = useSame({ filter, page, perPage: PER_PAGE })
  const query = useCall('settings/activity/visits/list', { search }, { keepPrevious: true })
  const [ending, setEnding] = useState<VisitData>()
  const visits = query.data?.visits ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      plain
      title="Activity"
      back={<ControlPanelLink />}
      csv={count > 0 ? exportPath('support-visits', search) : null}
      filters={
        <>
          <PausingSearchBox
            label="Filter visits"
            placeholder="Reason or case"
            value={filter}
            onChange={(text) => set({ filter: text })}
          />
          <FilterLine>
            <ActivityViews view="visits" />
          </FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={page}
            perPage={PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(next) => set({ page: next })}
            noun="visits"
          />
        )
      }
    >
      {visits.length === 0 && (
        <NoRows
          query={query}
          noun="support visits"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="When XD Support visits your company, you can read here who, when and why."
        />
      )}
      {visits.length > 0 && (
        <VisitsTable visits={visits} timezone={company.companyTimezone} onEnd={(visit) => setEnding(visit)} />
      )}
      <EndVisitDialog visit={ending} onClose={() => setEnding(undefined)} />
    </ListPage>
  )
}
