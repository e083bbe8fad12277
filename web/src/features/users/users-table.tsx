import { roleLabel } from '@xd/core/domain/access/preset.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { USER_STATUS_LABELS } from '@xd/core/domain/access/user-status.ts'
import { useStores } from '#data/company.ts'
import type { ManagedUserData } from '#data/users.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { fullMoments } from '#ui/text/full-moment.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './users.module.css'

type Key = 'name' | 'email' | 'role' | 'stores' | 'status' | 'factor' | 'login'

/** Only for users who sign in here, because it means nothing for anyone else. */
const lacksFactor = ({ userSecondFactor, userStatus }: ManagedUserData): boolean =>
  !userSecondFactor && userStatus === 'active'

type Props = {
  users: readonly ManagedUserData[]
  openID: number | undefined
  /** The company's zone, as in the activity log. */
  timezone: string
  onOpen: (userID: number) => void
}

export function UsersTable({ users, openID, timezone, onOpen }: Props) {
  const moment = fullMoments(timezone)
  const stores = useStores()
  const abbrs = (storeIDs: readonly number[] | null) =>
    storeIDs === null
      ? 'All stores'
      : storeIDs.map((storeID) => stores.find((store) => store.storeID === storeID)?.storeAbbr ?? storeID).join(', ')
  const columns: Column<ManagedUserData, Key>[] = [
    {
      key: 'name',
      title: 'Name',
      cut: true,
      phone: 'lead',
      cell: ({ userNickname, userColor }) => (
        <span className={styles.name}>
          <Avatar name={userNickname} color={userColor} size={20} />
          <span className="cut">{userNickname}</span>
        </span>
      ),
    },
    {
      key: 'email',
      title: 'Email',
      cut: true,
      phone: 'under',
      cell: ({ userUsername }) => <LongWord text={userUsername} />,
    },
    { key: 'role', title: 'Role', phone: 'end', cell: ({ userPermissions }) => roleLabel(userPermissions) },
    {
      key: 'stores',
      spare: 3,
      title: 'Stores',
      cell: ({ userAllowedStoreIDs }) => <span className={`${styles.stores} cut`}>{abbrs(userAllowedStoreIDs)}</span>,
    },
    {
      key: 'status',
      title: 'Status',
      phone: 'tail',
      cell: (user, { leftOut }) =>
        leftOut.has('factor') && lacksFactor(user) ? (
          <Tag tone="warning">No second factor</Tag>
        ) : (
          <Tag tone={toneOf(USER_STATUS_LABELS[user.userStatus])}>{USER_STATUS_LABELS[user.userStatus]}</Tag>
        ),
    },
    {
      key: 'factor',
      spare: 1,
      title: 'Second factor',
      cell: (user) => (user.userSecondFactor ? 'Yes' : lacksFactor(user) ? <Tag tone="warning">None</Tag> : ''),
    },
    {
      key: 'login',
      spare: 2,
      title: 'Last sign-in',
      cell: ({ userLastLogin }) => (
        <span className={`${styles.login} num`}>{userLastLogin ? moment(userLastLogin) : 'Never'}</span>
      ),
    },
  ]
  return (
    <Table
      label="Users"
      columns={columns}
      rows={users}
      rowKey={({ userID }) => userID}
      rowName={({ userNickname }) => userNickname}
      selectedKey={openID ?? null}
      onOpen={({ userID }) => onOpen(userID)}
    />
  )
}
