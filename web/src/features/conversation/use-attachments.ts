import { MESSAGE_MAX_MEDIA } from '@xd/core/domain/message/limits.ts'
import type { MediaData } from '#data/drafts.ts'
import { addPictures, removeUpload, useUploads } from '#data/picture-uploads.ts'
import { toast } from '#ui/overlay/toasts.tsx'

export interface Attachment {
  readonly key: string
  readonly name: string
  readonly state: 'uploading' | 'held' | 'ready' | 'refused'
  readonly preview: string
  readonly reason?: string
  readonly remove: () => void
}

/**
 * The pictures of the message being written: those the server has are part of the draft, the others are being uploaded.
 */
export const useAttachments = (
  convoID: number,
  media: readonly MediaData[],
  setMedia: (media: readonly MediaData[]) => void,
) => {
  const uploads = useUploads(convoID)
  const attachments: readonly Attachment[] = [
    ...media.map(({ mediaID, url }, index): Attachment => ({
      key: String(mediaID),
      name: `picture ${index + 1}`,
      state: 'ready',
      preview: url,
      remove: () => setMedia(media.filter((other) => other.mediaID !== mediaID)),
    })),
    ...uploads.map(({ key, name, preview, state, reason }): Attachment => ({
      key,
      name,
      state: state === 'waiting' ? 'uploading' : state,
      preview,
      ...(reason !== undefined && { reason }),
      remove: () => removeUpload(convoID, key),
    })),
  ]
  const add = (files: Iterable<File>) => {
    const all = [...files]
    const room = Math.max(0, MESSAGE_MAX_MEDIA - attachments.filter(({ state }) => state !== 'refused').length)
    if (all.length > room) toast(`One message can have up to ${MESSAGE_MAX_MEDIA} pictures.`, { tone: 'danger' })
    addPictures(convoID, all.slice(0, room))
  }
  /** Pictures the server already has: those of a quick reply. */
  const addMedia = (more: readonly MediaData[]) => {
    const others = more.filter(({ mediaID }) => !media.some((one) => one.mediaID === mediaID))
    if (others.length > 0) setMedia([...media, ...others].slice(0, MESSAGE_MAX_MEDIA))
  }
  const waiting = attachments.find(({ state }) => state === 'uploading' || state === 'held')
  return { attachments, add, addMedia, waiting: waiting?.state }
}
