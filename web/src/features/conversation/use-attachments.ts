import { useState } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Media } from '@xd/core/contract/entity/media.ts'
import { uploadPicture } from '#data/upload.ts'

export interface Attachment {
  key: string
  name: string
  state: 'uploading' | 'ready' | 'refused'
  preview: string
  media?: Wire<typeof Media>
  reason?: string
}

/** Pictures picked, pasted or dropped: each is uploaded at once, so that sending does not wait for it. */
export const useAttachments = () => {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const change = (key: string, patch: Partial<Attachment>) =>
    setAttachments((all) => all.map((one) => (one.key === key ? { ...one, ...patch } : one)))

  const add = (files: Iterable<File>) => {
    for (const file of files) {
      const key = crypto.randomUUID()
      setAttachments((all) => [...all, { key, name: file.name, state: 'uploading', preview: URL.createObjectURL(file) }])
      uploadPicture(file).then(
        (media) => change(key, { state: 'ready', media }),
        (error: Error) => change(key, { state: 'refused', reason: error.message }),
      )
    }
  }
  const remove = (key: string) => setAttachments((all) => all.filter((one) => one.key !== key))
  const clear = () => setAttachments([])
  /** Puts pictures back that have been uploaded before. */
  const restore = (media: readonly Wire<typeof Media>[]) =>
    setAttachments(media.map((one) => ({ key: String(one.mediaID), name: 'picture', state: 'ready', preview: one.url, media: one })))

  return { attachments, add, remove, clear, restore, uploading: attachments.some(({ state }) => state === 'uploading') }
}
