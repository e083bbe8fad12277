import type { Caller } from '#caller.ts'
import type { Asker } from './run-import.ts'

/** During a support visit they act as no user of the company. */
export const askerOf = ({ userID, ip, session }: Caller): Asker => ({
  actorUserID: userID,
  subjectUserID: session.visit ? null : userID,
  ip,
})
