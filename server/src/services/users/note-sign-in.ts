import { createHash } from 'node:crypto'
import { Effect } from 'effect'
import type { Visitor } from '#caller.ts'
import { noteDevice } from '#queries/user-devices.ts'
import { networkOf } from '#services/network-of.ts'
import { hashToken, newToken } from '#services/session.ts'
import { notify } from '#services/notify-user.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * Emails a user when they sign in from somewhere new. A browser is recognized by a cookie that outlives its sessions; a
 * program that takes a token keeps no cookies, and is recognized by its name and its network.
 */
export const noteSignIn = Effect.fnUntraced(function* (
  { companyID, userID }: { readonly companyID: number; readonly userID: number },
  { ip, userAgent, cookie }: Visitor,
  { bearer, now }: { readonly bearer: boolean | null | undefined; readonly now: number },
) {
  const device = cookie.device ?? newToken()
  const deviceHash = bearer === true ? hash(`program/${userAgent}/${networkOf(ip)}`) : hashToken(device)
  const isNew = yield* noteDevice({ companyID, userID, deviceHash, now })
  if (isNew) yield* notify({ companyID, userID }, { about: 'new-device', at: now, ip, userAgent })
  return device
})
