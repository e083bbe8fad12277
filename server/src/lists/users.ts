import { Effect } from 'effect'
import type { ManagedUser } from '@xd/core/contract/entity/managed-user.ts'
import type { UserSearch } from '@xd/core/contract/users.ts'
import { USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { listUsers, USER_ORDERS, type UserFilter, type UserRow } from '#queries/managed-users.ts'
import { presentUsers } from '#services/users/present-user.ts'
import { seesSupport } from '#services/users/require-user.ts'
import { askedOf } from './asked.ts'
import type { List } from './list.ts'

export const users: List<UserSearch, UserFilter, UserRow, typeof ManagedUser.Type> = {
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
}
