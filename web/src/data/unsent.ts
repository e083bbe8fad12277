import { useEffect } from 'react'
import { saveDrafts } from './drafts.ts'
import { useLiveStatus } from './live.ts'
import { ownLocal, wipeLocal } from './local.ts'
import { emptyOutbox, resumeOutbox } from './outbox.ts'

/** What was written and has not reached the server belongs to who is signed in; it goes on its way as soon as it can. */
export const useUnsent = (companyID: number, userID: number): void => {
  // Before anything below is drawn: what it shows is this user's.
  ownLocal(companyID, userID)
  const { state } = useLiveStatus()
  useEffect(resumeOutbox, [companyID, userID])
  useEffect(() => {
    if (state === 'live') void saveDrafts()
  }, [state, companyID, userID])
}

/** Signing out or going into another company: what can be handed over is, and then nothing is left in this browser. */
export const leaveNothing = async (): Promise<void> => {
  await saveDrafts()
  emptyOutbox()
  wipeLocal()
}
