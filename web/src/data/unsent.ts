import { useEffect } from 'react'
import { forgetBoxes, saveDrafts } from './drafts.ts'
import { forgetKept } from './kept.ts'
import { useLiveStatus } from './live.ts'
import { ownLocal, wipeLocal } from './local.ts'
import { wipePictures } from './kept-pictures.ts'
import { emptyOutbox, resumeOutbox } from './outbox.ts'
import { forgetUploads, resumeUploads } from './picture-uploads.ts'

/** What was written and has not reached the server belongs to who is signed in; it goes on its way as soon as it can. */
export const useUnsent = (companyID: number, userID: number): void => {
  // Before anything below is drawn: what it shows is this user's.
  if (ownLocal(companyID, userID)) {
    forgetBoxes()
    forgetKept()
    forgetUploads()
  }
  const { state } = useLiveStatus()
  useEffect(resumeOutbox, [companyID, userID])
  useEffect(() => void resumeUploads(), [companyID, userID])
  useEffect(() => {
    if (state !== 'live') return
    void saveDrafts()
    void resumeUploads()
  }, [state, companyID, userID])
}

/** Signing out or going into another company: what can be handed over is, and then nothing is left in this browser. */
export const leaveNothing = async (): Promise<void> => {
  await saveDrafts()
  emptyOutbox()
  forgetBoxes()
  forgetUploads()
  await wipePictures()
  wipeLocal()
  forgetKept()
}
