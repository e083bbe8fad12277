import { Effect } from 'effect'
import type { AccountNotice } from '@xd/core/domain/access/account-notice.ts'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { SignedIn } from '#caller.ts'
import { AppConfig } from '#app-config.ts'
import type { Tx } from '#db/transaction.ts'
import { within } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import type { UserRow } from '#queries/managed-users.ts'
import { passkeysOf } from '#queries/passkeys.ts'
import { findTotp, replaceRecoveryCodes, setHasFactor } from '#queries/second-factor.ts'
import { audit } from '#services/audit.ts'
import { notify } from '#services/notify-user.ts'
import { requiredFromOf } from './due.ts'
import type { makeRecoveryCodes } from './recovery-codes.ts'
import { emit } from '#db/database.ts'

const scope = systemScope('sign-in')

interface Change {
  readonly at: number
  readonly action: ActivityAction
  readonly about: AccountNotice
  readonly detail?: object
  /** Made beforehand, since hashing takes long. */
  readonly made?: Awaited<ReturnType<typeof makeRecoveryCodes>> | undefined
}

const hasAny = async (db: Tx['db'], userID: number): Promise<boolean> =>
  (await findTotp(db, scope, userID)) !== undefined || (await passkeysOf(db, scope, userID)).length > 0

/**
 * The effects of adding or removing the caller's app or passkey, in the same transaction. The first factor brings
 * recovery codes, which are returned. Removing the last deletes them, and is refused where a factor is required.
 */
export const keepFactor = Effect.fnUntraced(function* (
  caller: SignedIn,
  user: UserRow,
  { at, action, made, about, detail }: Change,
) {
  const { userID, companyID } = user
  const had = user.userSecondFactor === 1
  const has = yield* within((db) => hasAny(db, userID))
  if (had && !has && requiredFromOf(caller, yield* AppConfig) !== null)
    return yield* fail('not_allowed', {
      sentence: 'You need a second factor here. Set up another before you remove this one.',
    })
  const codes = !had && has ? made : undefined
  if (had !== has) {
    yield* setHasFactor(userID, has)
    yield* replaceRecoveryCodes(user, codes?.kept ?? { salt: '', hashes: [] })
    yield* emit('reload_employees', {}, { companyID })
  }
  const target = `user/${userID}`
  yield* audit(caller, { action, target, detail: { user: user.userNickname, ...detail } })
  yield* notify(user, { about, at, ip: caller.ip, userAgent: caller.userAgent })
  return codes === undefined ? {} : { recoveryCodes: codes.codes }
})
