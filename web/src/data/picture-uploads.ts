import { CallError } from '@xd/core/client/call-client.ts'
import { pictureRefusal } from '@xd/core/domain/message/picture.ts'
import { newKey } from '#state/new-key.ts'
import { serverNow } from '#state/server-clock.ts'
import { announceSignedOut, call } from './calls.ts'
import { createStore, useStored } from '#state/create-store.ts'
import { boxOf, keepDraft, type MediaData } from './drafts.ts'
import { forgetPicture, keepPicture, keptPictures } from './kept-pictures.ts'
import { readLocal, writeLocal } from './local.ts'
import { asWritten } from './outbox.ts'
import { PASSES } from './passes.ts'
import { uploadPicture } from './upload.ts'

/**
 * A picture on its way to the server. `held`: the server is unreachable, or cannot read pictures right now; the upload
 * follows when possible.
 */
export interface PictureUpload {
  readonly key: string
  readonly name: string
  readonly file: File
  readonly preview: string
  readonly state: 'waiting' | 'uploading' | 'held' | 'refused'
  readonly reason?: string
}

const HELD_RETRY_MS = 3_000
const NONE: readonly PictureUpload[] = []

const queues = createStore<ReadonlyMap<number, readonly PictureUpload[]>>(new Map())
const running = new Set<number>()

export const uploadsOf = (convoID: number): readonly PictureUpload[] => queues.get().get(convoID) ?? NONE
const change = (convoID: number, next: readonly PictureUpload[]) => queues.set(new Map(queues.get()).set(convoID, next))
const update = (convoID: number, key: string, patch: Partial<PictureUpload>) =>
  change(
    convoID,
    uploadsOf(convoID).map((one) => (one.key === key ? { ...one, ...patch } : one)),
  )

const doneName = (key: string) => `done/${key}`
/** Saved at once, because a reload may come before the picture itself is deleted here. */
const forget = async (key: string): Promise<void> => {
  writeLocal(doneName(key), true)
  await forgetPicture(key)
  writeLocal(doneName(key), undefined)
}

export const removeUpload = (convoID: number, key: string): void => {
  const gone = uploadsOf(convoID).find((one) => one.key === key)
  if (gone) URL.revokeObjectURL(gone.preview)
  change(
    convoID,
    uploadsOf(convoID).filter((one) => one.key !== key),
  )
  void forget(key)
}

/** One after another, to keep the order in which they were picked. */
const run = async (convoID: number): Promise<void> => {
  if (running.has(convoID)) return
  running.add(convoID)
  try {
    for (;;) {
      const next = uploadsOf(convoID).find(({ state }) => state !== 'refused')
      if (!next || !(await upload(convoID, next))) return
    }
  } finally {
    running.delete(convoID)
  }
}

/** Added to the draft, which may exist only on the server. */
const addToDraft = async (convoID: number, media: MediaData): Promise<void> => {
  const kept = boxOf(convoID) ? null : (await call('customers/conversation/fetch', { convoID })).draft
  const written = boxOf(convoID) ?? asWritten(convoID, kept)
  keepDraft(convoID, { ...written, media: [...written.media, media] })
}

/** Whether the next one may follow. */
const upload = async (convoID: number, { key, file }: PictureUpload): Promise<boolean> => {
  update(convoID, key, { state: 'uploading' })
  try {
    const media = await uploadPicture(file)
    if (uploadsOf(convoID).some((one) => one.key === key)) {
      await addToDraft(convoID, media)
      removeUpload(convoID, key)
    }
    return true
  } catch (error) {
    const code = error instanceof CallError ? error.code : undefined
    if (code === undefined || !PASSES.has(code)) {
      update(convoID, key, {
        state: 'refused',
        reason: error instanceof Error ? error.message : 'The picture couldn’t be uploaded.',
      })
      void forget(key)
      return true
    }
    update(convoID, key, { state: 'held' })
    // It resumes after a new sign-in; until then the server would refuse it.
    if (code === 'signed_out') announceSignedOut()
    else setTimeout(() => void run(convoID), HELD_RETRY_MS)
    return false
  }
}

const queue = (convoID: number, key: string, file: File, reason?: string) =>
  change(convoID, [
    ...uploadsOf(convoID),
    {
      key,
      name: file.name,
      file,
      preview: URL.createObjectURL(file),
      ...(reason === undefined ? { state: 'waiting' } : { state: 'refused', reason }),
    },
  ])

/**
 * Adds pictures picked, pasted or dropped. They upload at once, so that sending does not wait, and stay here until the
 * server has them. Adding clears earlier refusals, which the user has read by now.
 */
export const addPictures = (convoID: number, files: Iterable<File>): void => {
  for (const { key, state } of uploadsOf(convoID)) if (state === 'refused') removeUpload(convoID, key)
  for (const file of files) {
    const key = newKey()
    const reason = pictureRefusal(file)
    queue(convoID, key, file, reason)
    if (reason === undefined) void keepPicture(convoID, key, serverNow(), file)
  }
  void run(convoID)
}

/** After a reload, a new sign-in or an outage: uploads everything the server does not have yet. */
export const resumeUploads = async (): Promise<void> => {
  for (const { convoID, key, file } of await keptPictures()) {
    if (readLocal(doneName(key))) void forget(key)
    else if (!uploadsOf(convoID).some((one) => one.key === key)) queue(convoID, key, file)
  }
  for (const convoID of queues.get().keys()) void run(convoID)
}

export const forgetUploads = (): void => {
  for (const [convoID, uploads] of queues.get()) {
    uploads.forEach(({ preview }) => URL.revokeObjectURL(preview))
    change(convoID, NONE)
  }
}

/** A conversation's pictures that the server does not have yet. */
export const useUploads = (convoID: number): readonly PictureUpload[] =>
  useStored(queues, (all) => all.get(convoID) ?? NONE)
