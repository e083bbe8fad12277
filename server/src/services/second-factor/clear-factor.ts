import { Effect } from 'effect'
import { deletePasskeys } from '#queries/passkeys.ts'
import { deleteTotp, replaceRecoveryCodes, setHasFactor } from '#queries/second-factor.ts'
import { notify } from '#services/notify-user.ts'
import { emit } from '#db/database.ts'

/** Removes all of a user's sign-in factors but the password. The caller ends their sessions. */
export const clearFactor = Effect.fnUntraced(function* (
  user: { readonly companyID: number; readonly userID: number },
  { at, ip }: { readonly at: number; readonly ip: string },
) {
  const { companyID, userID } = user
  yield* deleteTotp(userID)
  yield* deletePasskeys(userID)
  yield* replaceRecoveryCodes(user, { salt: '', hashes: [] })
  yield* setHasFactor(userID, false)
  yield* notify(user, { about: 'factor-reset', at, ip })
  yield* emit('reload_employees', {}, { companyID })
})
