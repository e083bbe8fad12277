import { Effect } from 'effect'
import { foldName } from '@xd/core/domain/customer/search-text.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { invalid } from '#failure.ts'
import { updateUser } from '#queries/managed-users.ts'
import { audit } from '#services/audit.ts'
import { ownUser } from '#services/users/own-user.ts'

export const saveProfile = handle(
  'auth/save-profile',
  Effect.fnUntraced(function* (input, caller) {
    const { write } = yield* Database
    const userNickname = input.userNickname.trim()
    const userColor = input.userColor.toLowerCase()
    if (userNickname === '') return yield* invalid({ userNickname: 'Enter a name' })
    yield* write(
      Effect.gen(function* () {
        const before = yield* ownUser(caller)
        const { userID, userVersion } = before
        const change = { userNickname, userColor }
        const row = { ...change, userFold: foldName(userNickname), userVersion: userVersion + 1 }
        yield* updateUser(caller, userID, row)
        yield* audit(caller, {
          action: 'profile-save',
          target: `user/${userID}`,
          detail: { user: userNickname, set: whatDiffers(before, change) },
        })
        yield* emit('reload_employees', {}, { companyID: caller.companyID })
      }),
    )
    return {}
  }),
)
