import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { isOver, type Visit } from './profile.ts'
import type { SignedIn } from './server.ts'

export const endedVisit = ({ companyName, expires }: Visit): Failure =>
  new Failure(
    `Your support visit to ${companyName} ended at ${expires.slice(11, 16)} UTC.`,
    exitCode.notSignedIn,
    'xd logout-as, or xd login-as COMPANY --reason TEXT',
  )

/**
 * When its time is up, a visitor's session is back in their own company by itself: what was meant for the visited one
 * would read or change that instead.
 */
export const refuseAfterVisit = ({ profile }: SignedIn): void => {
  if (profile?.visit && isOver(profile.visit)) throw endedVisit(profile.visit)
}
