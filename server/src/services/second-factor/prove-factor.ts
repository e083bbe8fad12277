import { Effect } from 'effect'
import type { PasskeyAssertion } from '@xd/core/contract/entity/passkey.ts'
import { MOST_WRONG_CODES } from '@xd/core/domain/access/second-factor.ts'
import { Database } from '#db/database.ts'
import type { Transaction } from '#db/transaction.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { countOneMore, forgetCount } from '#queries/rate-limits.ts'
import { findTotp, recoveryCodesOf, takeRecoveryCode, takeStep } from '#queries/second-factor.ts'
import { auditAs } from '#services/audit.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { notify } from '#services/notify-user.ts'
import { askFactor, type FactorUser } from './ask-factor.ts'
import { provePasskey } from './prove-passkey.ts'
import { hashCode } from './recovery-codes.ts'
import { unsealSecret } from './sealed-secret.ts'
import { stepOf } from './totp.ts'

const scope = systemScope('sign-in')

/** A second factor as given: one of these. */
export interface Given {
  readonly totp?: string | null | undefined
  readonly recoveryCode?: string | null | undefined
  readonly passkey?: PasskeyAssertion | null | undefined
}

interface Occasion {
  readonly purpose: 'sign-in' | 'step-up'
  readonly ip: string
  readonly now: number
}

const WRONG = {
  totp: 'That code isn’t right.',
  recoveryCode: 'That recovery code isn’t right, or was already used.',
  passkey: 'That passkey wasn’t accepted. Try again.',
} as const

/** Uses up the proof; false if it was used in the meantime. */
type Use = Effect.Effect<boolean, never, Transaction>

const proveCode = Effect.fnUntraced(function* (userID: number, code: string, now: number) {
  const totp = yield* findTotp(scope, userID)
  const secret = totp && (yield* unsealSecret(userID, totp.sealedSecret))
  const step = secret === undefined ? null : stepOf(secret, code, now)
  return step === null ? undefined : takeStep(userID, step)
})

const proveRecoveryCode = Effect.fnUntraced(function* (userID: number, typed: string) {
  const kept = yield* recoveryCodesOf(scope, userID)
  const salt = kept[0]?.salt
  if (salt === undefined) return undefined
  const tried = yield* Effect.promise(() => hashCode(typed, salt))
  const known = kept.some(({ codeHash }) => codeHash === tried)
  return known ? takeRecoveryCode(userID, tried) : undefined
})

/**
 * Checks a user's second factor, after their password or during their session. The returned step uses up the proof, in
 * the caller's transaction: a code works only once.
 */
export const proveFactor = Effect.fnUntraced(function* (user: FactorUser, given: Given, occasion: Occasion) {
  const { userID } = user
  const { purpose, ip, now } = occasion
  const { totp, recoveryCode, passkey } = given
  const input = totp ? 'totp' : recoveryCode ? 'recoveryCode' : passkey ? 'passkey' : undefined
  if (input === undefined) return yield* fail('second_factor_needed', { details: yield* askFactor(user, purpose, now) })
  const limitKey = yield* limitKeyOf('second factor', String(userID))
  // A passkey cannot be guessed.
  if (!passkey) yield* countCode(limitKey, now)
  const use: Use | undefined = totp
    ? yield* proveCode(userID, totp, now)
    : recoveryCode
      ? yield* proveRecoveryCode(userID, recoveryCode)
      : yield* provePasskey(user, passkey!, purpose, now)
  const refuse = fail('invalid_credentials', { sentence: WRONG[input], fields: { [input]: WRONG[input] } })
  if (use === undefined) {
    yield* noteWrong(user, { ip, at: now, input })
    return yield* refuse
  }
  return Effect.gen(function* () {
    if (!(yield* use)) return yield* refuse
    yield* forgetCount(limitKey)
    if (input === 'recoveryCode') yield* noteRecovery(user, ip, now)
  })
})

const countCode = Effect.fnUntraced(function* (limitKey: string, now: number) {
  const { write } = yield* Database
  const count = yield* write(countOneMore(limitKey, MOST_WRONG_CODES.windowMs, now))
  if (count > MOST_WRONG_CODES.count)
    return yield* fail('too_many', { sentence: 'Too many wrong codes. Try again in an hour.' })
})

const noteWrong = Effect.fnUntraced(function* (
  { companyID, userID }: FactorUser,
  { ip, at, input }: { ip: string; at: number; input: keyof typeof WRONG },
) {
  const { write } = yield* Database
  const line = { at, action: 'second-factor-failed', target: `user/${userID}`, detail: { given: input } } as const
  yield* write(auditAs({ companyID, subjectUserID: userID, ip }, line))
})

/** A recovery code means a lost phone or an impostor, so the user is told. */
const noteRecovery = Effect.fnUntraced(function* (user: FactorUser, ip: string, now: number) {
  const { companyID, userID } = user
  const left = (yield* recoveryCodesOf(scope, userID)).length
  const actor = { companyID, actorUserID: userID, subjectUserID: userID, ip }
  const line = { at: now, action: 'recovery-code-use', target: `user/${userID}`, detail: { left } } as const
  yield* auditAs(actor, line)
  yield* notify(user, { about: 'recovery-used', at: now, ip })
})
