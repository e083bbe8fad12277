import { X } from 'lucide-react'
import { useRef } from 'react'
import { ACTIVITY_WORDS } from '@xd/core/domain/activity/words.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { exportPath } from '@xd/core/contract/exports.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { dayIn, numberIn, type Params, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useEmployees } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { useSame } from '#ui/hook/use-same.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { DateRangeChip } from '#ui/picker/date-range-chip.tsx'
import { ActivityViews } from './activity-views.tsx'
import { ActivityTable } from './activity-table.tsx'

const PER_PAGE = 25
const ANYBODY = 0
const NO_VISIT = 0

const readFilters = (params: Params) => ({
  filter: textIn(params.filter),
  user: numberIn(params.user) ?? ANYBODY,
  action: textIn(params.action),
  visit: numberIn(params.visit) ?? NO_VISIT,
  start: dayIn(params.start) ?? null,
  end: dayIn(params.end) ?? null,
  page: numberIn(params.page) ?? 1,
})

const ACTIONS = Object.entries(ACTIVITY_WORDS)
  .map(([value, label]) => ({ value, label }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** Who did what in the company, support visits included. */
export function ActivityLog() {
  const { company } = useSignedIn()
  const { filters, isFiltered, set, clear } = useFilters(readFilters)
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
  const query = useCall('settings/activity/list', { search }, { keepPrevious: true })
  const [employees, now] = [useEmployees(), useNow()]
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Activity', does: 'Filter', run: () => box.current?.focus() }])
  const lines = query.data?.activity ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  return (
    <ListPage
      plain
      title="Activity"
      back={<ControlPanelLink />}
      csv={count > 0 ? exportPath('activity', search) : null}
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter activity"
            placeholder="Name or what was done"
            value={filter}
            onChange={(text) => set({ filter: text })}
          />
          <FilterLine>
            <ActivityViews view="everything" />
            {visit !== NO_VISIT && (
              <Button size="small" icon={<X aria-hidden="true" />} onClick={() => set({ visit: NO_VISIT })}>
                During one support visit
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
            noun="entries"
          />
        )
      }
    >
      {lines.length === 0 && (
        <NoRows
          query={query}
          noun="entries"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="Sign-ins and changes to settings show up here."
        />
      )}
      {lines.length > 0 && <ActivityTable lines={lines} timezone={company.companyTimezone} />}
    </ListPage>
  )
}
