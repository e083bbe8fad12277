import { roleLabel } from '@xd/core/domain/access/preset.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { USER_STATUS_LABELS } from '@xd/core/domain/access/user-status.ts'
import type { ManagedUserData } from '#data/users.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { PagedRows } from '#ui/list/paged-rows.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { momentWords } from './company-words.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './admin.module.css'

const PER_PAGE = 25
const COLUMNS: Column<ManagedUserData, 'name' | 'email' | 'role' | 'status' | 'login'>[] = [
  {
    key: 'name',
    title: 'Name',
    phone: 'lead',
    cell: ({ userNickname, userColor }) => (
      <span className={styles.user}>
        <Avatar name={userNickname} color={userColor} size={20} />
        <span className="cut">{userNickname}</span>
      </span>
    ),
  },
  { key: 'email', title: 'Email', phone: 'under', cell: ({ userUsername }) => <LongWord text={userUsername} /> },
  { key: 'role', title: 'Role', phone: 'end', cell: ({ userPermissions }) => roleLabel(userPermissions) },
  {
    key: 'status',
    title: 'Status',
    phone: 'tail',
    cell: ({ userStatus }) => <Tag tone={toneOf(USER_STATUS_LABELS[userStatus])}>{USER_STATUS_LABELS[userStatus]}</Tag>,
  },
  {
    key: 'login',
    spare: 1,
    title: 'Last sign-in',
    cell: ({ userLastLogin }) => (
      <span className="num">{userLastLogin === null ? 'Never' : momentWords(userLastLogin)}</span>
    ),
  },
]

/** A company's users. Changes are made in the company, by its owner or on a visit. */
export function CompanyUsers({
  companyID,
  page,
  onPage,
}: {
  companyID: number
  page: number
  onPage: (page: number, replace?: boolean) => void
}) {
  const query = usePages(
    'admin/companies/users/list',
    { companyID, search: { page, perPage: PER_PAGE } },
    'users',
    ({ userID }) => userID,
  )
  const users = query.data?.users ?? []
  return (
    <div className={styles.sections}>
      <p className={styles.about}>The owner can change users, or you can on a support visit.</p>
      <PagedRows
        query={query}
        noun="users"
        hint="No one has been invited."
        page={page}
        perPage={PER_PAGE}
        onPage={onPage}
        table={
          users.length === 0 ? null : (
            <TableCard>
              <Table label="Users" columns={COLUMNS} rows={users} rowKey={({ userID }) => userID} />
            </TableCard>
          )
        }
      />
    </div>
  )
}
