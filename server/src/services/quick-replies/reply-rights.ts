import { Effect } from 'effect'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { Caller } from '#caller.ts'
import { fail } from '#failure.ts'

export const mayChangeShared = ({ permissions }: Caller): boolean => holds(permissions, 'settings')

/** Fails unless the caller may change these replies: everyone may change their own. */
export const requireReplyRight = (caller: Caller, isMine: boolean) =>
  isMine || mayChangeShared(caller)
    ? Effect.void
    : fail('not_allowed', {
        sentence:
          'You can only change your own replies. To change shared ones, you need permission to change settings.',
      })
