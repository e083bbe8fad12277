import type { Wire } from '@xd/core/contract/calls.ts'
import type { QuickReply as QuickReplySchema } from '@xd/core/contract/entity/quick-reply.ts'
import { shortcodeFor } from '@xd/core/domain/message/quick-reply.ts'
import type { MediaData } from '#data/drafts.ts'

export type QuickReply = Wire<typeof QuickReplySchema>

/** A quick reply being edited. */
export interface ReplyDraft {
  readonly title: string
  /** Null until someone types one: until then it follows the title. */
  readonly shortcode: string | null
  readonly body: string
  readonly bodyES: string
  readonly isMine: boolean
  readonly storeIDs: readonly number[] | null
  readonly media: readonly MediaData[]
}

export const draftOf = (reply: QuickReply | null): ReplyDraft => ({
  title: reply?.replyTitle ?? '',
  shortcode: reply?.replyShortcode ?? null,
  body: reply?.replyBody ?? '',
  bodyES: reply?.replyBodyES ?? '',
  isMine: reply?.replyIsMine ?? false,
  storeIDs: reply?.storeIDs ?? null,
  media: reply?.replyMedia ?? [],
})

export const shortcodeOf = ({ shortcode, title }: ReplyDraft): string => shortcode ?? shortcodeFor(title)

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The data to save: all of a new reply, and only the changed fields of an existing one. */
export const toSave = (draft: ReplyDraft, reply: QuickReply | null) => {
  const first = draftOf(reply)
  const all = {
    replyTitle: draft.title,
    replyShortcode: shortcodeOf(draft),
    replyBody: draft.body,
    replyBodyES: draft.bodyES,
    replyIsMine: draft.isMine,
  }
  const parts = {
    ...(!same(draft.storeIDs, first.storeIDs) && { storeIDs: draft.storeIDs }),
    ...(!same(draft.media, first.media) && { media: draft.media.map(({ mediaID }) => mediaID) }),
  }
  return reply ? { replyID: reply.replyID, ...all, ...parts } : { ...all, ...parts }
}
