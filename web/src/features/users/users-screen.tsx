import { UserPlus } from 'lucide-react'
import { useRef } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { USER_STATUS_LABELS, USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { numberIn, oneOf, type Params, textIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { Button } from '#ui/action/button.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useSame } from '#ui/hook/use-same.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { Pager } from '#ui/list/pager.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UsersTable } from './users-table.tsx'

const PER_PAGE = 25
const STATUSES = ['all', ...USER_STATUSES] as const
const NEW = 'new'

const readFilters = (params: Params) => ({
  filter: textIn(params.filter),
  status: oneOf(STATUSES, params.status, 'all'),
  page: numberIn(params.page) ?? 1,
})

/** Who works here: one is opened over the list, and a new one is invited. */
export function UsersScreen() {
  const { company } = useSignedIn()
  const { params, go, filters, isFiltered, set, clear } = useFilters(readFilters)
  const search = useSame({ ...filters, perPage: PER_PAGE })
  const query = useCall('settings/users/list', { search }, { keepPrevious: true })
  const box = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: '/', group: 'Users', does: 'Filter', run: () => box.current?.focus() }])
  const users = query.data?.users ?? []
  const { count = 0, countCapped = false } = query.data ?? {}
  const shown = textIn(params.user)
  const user = users.find(({ userID }) => String(userID) === shown)
  const show = (which: string | undefined) => go({ user: which })
  return (
    <ListPage
      title="Users"
      back={<ControlPanelLink />}
      csv={count > 0 ? exportPath('users', search) : null}
      actions={
        <Button writes variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => show(NEW)}>
          Invite user
        </Button>
      }
      filters={
        <>
          <PausingSearchBox
            ref={box}
            label="Filter users"
            placeholder="Name or email"
            value={filters.filter}
            onChange={(filter) => set({ filter })}
          />
          <FilterLine>
            <FilterChip
              label="Status"
              value={filters.status}
              all={{ value: 'all', label: 'Any status' }}
              options={USER_STATUSES.map((status) => ({ value: status, label: USER_STATUS_LABELS[status] }))}
              onChange={(status) => set({ status })}
            />
          </FilterLine>
        </>
      }
      pager={
        count > 0 && (
          <Pager
            page={filters.page}
            perPage={PER_PAGE}
            count={count}
            countCapped={countCapped}
            onPage={(page) => set({ page })}
            noun="users"
          />
        )
      }
    >
      {users.length === 0 && (
        <NoRows
          query={query}
          noun="users"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="Invite the first one."
        />
      )}
      {users.length > 0 && (
        <UsersTable
          users={users}
          openID={user?.userID}
          timezone={company.companyTimezone}
          onOpen={(id) => show(String(id))}
        />
      )}
      {(user || shown === NEW) && (
        <UserDialog key={user?.userID ?? NEW} user={user ?? null} onClose={() => show(undefined)} />
      )}
    </ListPage>
  )
}
