import { useEffect } from 'react'
import { forgetBoxes, saveDrafts } from './drafts.ts'
import { forgetKept } from './kept.ts'
import { useLiveStatus } from './live.ts'
import { onDeletedElsewhere, ownLocal, wipeLocal } from './local.ts'
import { wipePictures } from './kept-pictures.ts'
import { emptyOutbox, forgetOutbox, goneElsewhere, resumeOutbox } from './outbox.ts'
import { forgetUploads, resumeUploads } from './picture-uploads.ts'

/**
 * Unsent text belongs to the signed-in user: forgets another user's text in this tab. Called before anything is drawn,
 * so that only this user's data shows.
 */
export const takeOver = (companyID: number, userID: number): void => {
  if (!ownLocal(companyID, userID)) return
  forgetBoxes()
  forgetOutbox()
  forgetKept()
  forgetUploads()
}

/** Sends unsent text as soon as possible. */
export const useUnsent = (companyID: number, userID: number): void => {
  const { state } = useLiveStatus()
  useEffect(resumeOutbox, [companyID, userID])
  useEffect(() => onDeletedElsewhere(goneElsewhere), [])
  useEffect(() => void resumeUploads(), [companyID, userID])
  useEffect(() => {
    if (state !== 'live') return
    void saveDrafts()
    void resumeUploads()
  }, [state, companyID, userID])
}

/** Signs out or switches company: saves what it can, and once that is done leaves nothing in this browser. */
export const leavingNothing = async <A>(leave: () => Promise<A>): Promise<A> => {
  await saveDrafts()
  const answer = await leave()
  emptyOutbox()
  forgetBoxes()
  forgetUploads()
  await wipePictures()
  wipeLocal()
  forgetKept()
  return answer
}
