import { Schema } from 'effect'
import { call } from './call.ts'
import { listed, Search } from './list.ts'
import { InboxRow } from '#contract/entity/inbox-row.ts'
import { maybe } from './value.ts'

export const inbox = {
  'inbox/list': call({
    summary: 'Conversations of the caller’s stores, newest activity first, 10 a page.',
    access: 'messages',
    kind: 'read',
    input: { search: maybe(Search) },
    output: {
      messages: Schema.Array(InboxRow),
      ...listed,
      /** Conversations with something unread, in the caller's stores and active. */
      unread: Schema.Finite,
    },
  }),
  'inbox/get-quick-replies': call({
    summary: 'Texts that staff can put in by a shortcode.',
    access: 'session',
    kind: 'read',
    output: {
      replies: Schema.Array(
        Schema.Struct({ replyID: Schema.Finite, replyTitle: Schema.String, replyShortcode: Schema.String, replyBody: Schema.String }),
      ),
    },
  }),
}
