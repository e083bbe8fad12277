import { UserPlus } from 'lucide-react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { USER_STATUS_LABELS, USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { oneOf, type Params, searchIn } from '#address/read.ts'
import { useFilters } from '#address/use-filters.ts'
import { useSignedIn } from '#data/session.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { ControlPanelLink } from '#parts/page/control-panel-link.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { useOpened } from '#parts/page/use-opened.ts'
import { MainAct } from '#ui/action/main-act.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { useSame } from '#ui/hook/use-same.ts'
import { SearchedList } from '#ui/list/searched-list.tsx'
import { UserDialog } from './user-dialog.tsx'
import { UsersTable } from './users-table.tsx'
import styles from './users.module.css'

const PER_PAGE = 25
const STATUSES = ['all', ...USER_STATUSES] as const
const OF_USERS = ['settings/users/save', 'settings/users/invite/resend', 'settings/users/disable'] as const

const readFilters = (params: Params) => ({
  ...searchIn(params),
  status: oneOf(STATUSES, params.status, 'all'),
})

/** The users. One opens over the list, and new ones are invited. */
export function UsersScreen() {
  const { company } = useSignedIn()
  const list = useFilters(readFilters)
  const { filters, set } = list
  const search = useSame({ ...filters, perPage: PER_PAGE })
  const query = usePages('settings/users/list', { search }, 'users', ({ userID }) => userID)
  const users = query.data?.users ?? []
  const opened = useOpened('user', users, 'userID')
  return (
    <SearchedList
      title="Users"
      back={<ControlPanelLink />}
      framed
      csv={exportPath('users', search)}
      actions={<MainAct writes label="Invite user" icon={<UserPlus aria-hidden="true" />} onClick={opened.add} />}
      query={query}
      list={list}
      perPage={PER_PAGE}
      box={{ label: 'Filter users', placeholder: 'Name or email' }}
      noun="users"
      hint="Invite the first one."
      chips={
        <FilterChip
          label="Status"
          value={filters.status}
          all={{ value: 'all', label: 'Any status' }}
          options={USER_STATUSES.map((status) => ({ value: status, label: USER_STATUS_LABELS[status] }))}
          onChange={(status) => set({ status })}
        />
      }
      above={
        <div className={styles.waiting}>
          <WaitingApprovals of={OF_USERS} />
        </div>
      }
      table={
        users.length === 0 ? null : (
          <UsersTable
            users={users}
            openID={opened.row?.userID}
            timezone={company.companyTimezone}
            onOpen={opened.open}
          />
        )
      }
    >
      {opened.isOpen && <UserDialog key={opened.key} user={opened.row} onClose={opened.close} />}
    </SearchedList>
  )
}
