import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { ApprovalCall } from '@xd/core/domain/access/approval.ts'
import type { Caller } from '#caller.ts'
import { writeKey } from '#services/api-keys/save-key.ts'
import { writeAccount } from '#services/gateways/save-account.ts'
import { writeRule } from '#services/retention/save-retention.ts'
import { setDisabled } from '#services/users/disable-user.ts'
import { enteredUser } from '#services/users/entered-user.ts'
import { inviteAgain } from '#services/users/resend-invite.ts'
import { knownIn, writeUser } from '#services/users/save-user.ts'

/** A call that waited, with its input. */
export type Asked = { [C in ApprovalCall]: { readonly call: C; readonly input: Input<C> } }[ApprovalCall]

/** Shown once to the owner who approves. */
interface Made {
  readonly inviteURL?: string | undefined
  readonly secret?: string | undefined
}

const shownOnce = ({ inviteURL, secret }: Made) => ({
  ...(inviteURL !== undefined && { inviteURL }),
  ...(secret !== undefined && { secret }),
})

/** Carries out the request as the owner who approves: their own permissions must suffice, and the log names them. */
export const carryOut = Effect.fnUntraced(function* (owner: Caller, { call, input }: Asked, at: number) {
  switch (call) {
    case 'settings/users/save': {
      const { user, expectedVersion } = input
      const change = yield* enteredUser(user)
      return shownOnce(yield* writeUser(owner, knownIn(user, expectedVersion), change, at))
    }
    case 'settings/users/invite/resend':
      return shownOnce(yield* inviteAgain(owner, input.userID, at))
    case 'settings/users/disable':
      yield* setDisabled(owner, { userID: input.userID, disabled: false, at })
      return {}
    case 'settings/api-keys/save': {
      const { key, expectedVersion } = input
      return shownOnce(yield* writeKey(owner, { wanted: key, expectedVersion, at }))
    }
    case 'settings/payments/save':
      yield* writeAccount(owner, input, at)
      return {}
    case 'settings/retention/save':
      yield* writeRule(owner, input, at)
      return {}
  }
})
