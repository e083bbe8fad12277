import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { Standing } from '@xd/core/domain/access/manage-users.ts'
import { normalizeEmail } from '@xd/core/domain/customer/email.ts'
import { foldName } from '@xd/core/domain/customer/search-text.ts'
import { invalid } from '#failure.ts'

export type Wanted = Input<'settings/users/save'>['user']

export const usernameTaken = invalid({ 'user.userUsername': 'Another user has this email address' })

/** The input in stored form. */
export const enteredUser = Effect.fnUntraced(function* (user: Wanted) {
  const userUsername = normalizeEmail(user.userUsername)
  const userNickname = user.userNickname.trim()
  const { userAllowedStoreIDs } = user
  const fields = {
    ...(!userUsername && { 'user.userUsername': 'Enter an email address' }),
    ...(userNickname === '' && { 'user.userNickname': 'Enter a name' }),
    ...(userAllowedStoreIDs?.length === 0 && { 'user.userAllowedStoreIDs': 'Choose at least one store' }),
  }
  if (!userUsername || Object.keys(fields).length > 0) return yield* invalid(fields)
  const standing: Standing = {
    permissions: [...new Set(user.userPermissions)],
    storeIDs: [...new Set(userAllowedStoreIDs ?? [])],
    allStores: userAllowedStoreIDs === null,
  }
  const row = {
    userUsername,
    userNickname,
    userFold: foldName(userNickname),
    userPermissions: JSON.stringify(standing.permissions),
    userAllStores: standing.allStores ? (1 as const) : (0 as const),
    ...(user.userColor && { userColor: user.userColor.toLowerCase() }),
  }
  return { row, standing, wanted: user }
})
export type Entered = Effect.Success<ReturnType<typeof enteredUser>>
