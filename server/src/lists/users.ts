import { Effect } from 'effect'
import type { ManagedUser } from '@xd/core/contract/entity/managed-user.ts'
import type { UserSearch } from '@xd/core/contract/users.ts'
import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import { isPermission } from '@xd/core/domain/access/permissions.ts'
import { roleLabel } from '@xd/core/domain/access/preset.ts'
import { USER_STATUS_LABELS, USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { listUsers, USER_ORDERS, type UserFilter, userPage, type UserRow } from '#queries/managed-users.ts'
import { presentUsers } from '#services/users/present-user.ts'
import { seesSupport } from '#services/users/require-user.ts'
import { askedOf } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { fileOf, type ListWithFile } from './filed.ts'

type Shown = typeof ManagedUser.Type

export const users: ListWithFile<UserSearch, UserFilter, UserRow, Shown> = {
  sorting: { orders: USER_ORDERS, sortBy: 'userNickname', sortDir: 'asc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ filter, status }, caller) {
    const wanted = yield* askedOf('status', status, ['all', ...USER_STATUSES])
    const terms = foldText(filter ?? '')
      .split(' ')
      .filter((term) => term !== '')
    return { status: wanted, terms, withSupport: seesSupport(caller) }
  }),
  query: listUsers,
  present: (db, { companyID }, rows) => presentUsers(db, companyID, rows),
  page: userPage,
  columns: ({ companyTimezone, store }) => [
    ['Name', ({ userNickname }) => userNickname],
    ['Email', ({ userUsername }) => userUsername],
    ['Role', ({ userPermissions }) => roleLabel(userPermissions)],
    [
      'May',
      ({ userPermissions }) =>
        userPermissions
          .filter(isPermission)
          .map((one) => PERMISSION_LABELS[one])
          .join('; '),
    ],
    [
      'Stores',
      ({ userAllowedStoreIDs }) =>
        // A store the caller may not use has only its number.
        userAllowedStoreIDs?.map((storeID) => store(storeID) || `Store ${storeID}`).join('; ') ?? 'All stores',
    ],
    ['Status', ({ userStatus }) => USER_STATUS_LABELS[userStatus]],
    ['Last sign-in', ({ userLastLogin }) => (userLastLogin === null ? '' : dateCell(userLastLogin, companyTimezone))],
    ['Time zone', () => companyTimezone],
  ],
}

export const file = fileOf(users)
