import { X } from 'lucide-react'
import { ACTION_WORDS } from '@xd/core/domain/activity/words.generated.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { byName } from '@xd/core/domain/text/by-name.ts'
import { dayIn, numberIn, type Params, searchIn, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useEmployees } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { useSame } from '#ui/hook/use-same.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { DateRangeChip } from '#ui/picker/date-range-chip.tsx'
import { ActivityViews } from './activity-views.tsx'
import { ActivityTable } from './activity-table.tsx'

const PER_PAGE = 25
const ANYBODY = 0
const NO_VISIT = 0

const readFilters = (params: Params) => ({
  ...searchIn(params),
  user: numberIn(params.user) ?? ANYBODY,
  action: textIn(params.action),
  visit: numberIn(params.visit) ?? NO_VISIT,
  start: dayIn(params.start) ?? null,
  end: dayIn(params.end) ?? null,
})

const ACTIONS = Object.entries(ACTION_WORDS)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => byName(a.label, b.label))

/** The company's activity log, including support visits. */
export function ActivityLog() {
  const { company } = useSignedIn()
  const list = useFilters(readFilters)
  const { filters, set } = list
  const { filter, user, action, visit, start, end, page } = filters
  const search = useSame({
    filter,
    user: user === ANYBODY ? null : user,
    action,
    visit: visit === NO_VISIT ? null : visit,
    dateStart: start,
    dateEnd: end,
    page,
    perPage: PER_PAGE,
  })
  const query = usePages('settings/activity/list', { search }, 'activity', ({ activityID }) => activityID)
  const [employees, now] = [useEmployees(), useNow()]
  const lines = query.data?.activity ?? []
  return (
    <SearchedList
      plain
      title="Activity"
      back={<ControlPanelLink />}
      framed
      csv={exportPath('activity', search)}
      query={query}
      list={list}
      perPage={PER_PAGE}
      box={{ label: 'Filter activity', placeholder: 'Name or action' }}
      noun="entries"
      hint="Sign-ins and changes to settings show up here."
      chips={
        <>
          <ActivityViews view="everything" />
          {visit !== NO_VISIT && (
            <Button size="small" icon={<X aria-hidden="true" />} onClick={() => set({ visit: NO_VISIT })}>
              From one support visit
            </Button>
          )}
          <FilterChip
            label="Person"
            value={user}
            all={{ value: ANYBODY, label: 'Anyone' }}
            options={employees.map((one) => ({ value: one.userID, label: employeeName(one) }))}
            onChange={(userID) => set({ user: userID })}
          />
          <FilterChip
            label="Action"
            value={action}
            all={{ value: '', label: 'Any action' }}
            options={ACTIONS}
            onChange={(chosen) => set({ action: chosen })}
          />
          <DateRangeChip
            value={{ start, end }}
            today={localDay(now, company.companyTimezone)}
            onChange={(range) => set(range)}
          />
        </>
      }
      table={lines.length === 0 ? null : <ActivityTable lines={lines} timezone={company.companyTimezone} />}
    />
  )
}
