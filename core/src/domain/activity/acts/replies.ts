import { act } from '#domain/activity/act.ts'
import { type Says, counted, either, items, named, text, unsaid } from '#domain/activity/phrases.ts'

const REPLY: Says = {
  replyTitle: text('title'),
  replyShortcode: (value) => `shortcode /${String(value)}`,
  replyBody: text('text'),
  replyBodyES: text('Spanish text', 'no Spanish text'),
  storeIDs: named('for', 'store', 'for every store'),
  replyIsMine: either('only for themselves', 'for everyone'),
  media: counted('picture', 'pictures'),
  deleteReply: unsaid,
}

const IMPORTED: Says = {
  added: counted('added', 'added'),
  changed: counted('changed', 'changed'),
  unchanged: counted('unchanged', 'unchanged'),
}

export const replies = {
  'quick-reply-delete': act('Deleted a quick reply', { replyTitle: unsaid, replyShortcode: REPLY.replyShortcode! }),
  'quick-reply-import': act('Imported quick replies', IMPORTED),
  'quick-reply-order': act('Changed the order of quick replies', {
    order: (value) =>
      items(value)
        .map((shortcode) => `/${String(shortcode)}`)
        .join(', '),
  }),
  'quick-reply-save': act('Changed a quick reply', REPLY),
}
