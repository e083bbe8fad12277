import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { clock } from '#output/when.ts'
import { isOver, type Visit } from './profile.ts'
import type { SignedIn } from './server.ts'

export const endedVisit = ({ companyName, expires, timezone }: Visit): Failure =>
  new Failure(
    `Your support visit to ${companyName} ended on ${clock(expires, timezone)}.`,
    exitCode.notSignedIn,
    'xd logout-as, or xd login-as COMPANY --reason TEXT',
  )

/**
 * When its time is up, a visitor's session returns to their own company by itself. A command for the visited company
 * would then read or change the wrong one.
 */
export const refuseAfterVisit = ({ profile }: SignedIn): void => {
  if (profile?.visit && isOver(profile.visit)) throw endedVisit(profile.visit)
}
