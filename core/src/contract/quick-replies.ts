import { Schema } from 'effect'
import { REPLY_MAX_PICTURES, REPLY_TITLE_MAX, REPLIES_MOST } from '#domain/message/quick-reply.ts'
import { call } from './call.ts'
import { searchBy } from './list.ts'
import { QuickReply } from './entity/quick-reply.ts'
import { ClientKey, ID, maybe, text, Version } from './value.ts'

const replies = { replies: Schema.Array(QuickReply) }

const ReplySearch = searchBy()
export type ReplySearch = typeof ReplySearch.Type

export const quickReplies = {
  'inbox/get-quick-replies': call({
    summary:
      'Replies that staff can insert by shortcode, in order: the shared ones for any of the caller’s stores, then the caller’s own.',
    access: 'session',
    kind: 'read',
    file: { name: 'quick-replies', search: ReplySearch },
    output: replies,
  }),
  'settings/quick-replies/save': call({
    summary:
      'Creates or changes a quick reply; with `deleteReply` removes it. Anyone may have replies of their own (`replyIsMine`); changing shared ones takes the permission to change settings. Returns the whole list.',
    access: 'session',
    kind: 'write',
    creates: 'reply.replyID',
    input: {
      reply: Schema.Struct({
        replyID: maybe(ID),
        /** Title, shortcode and body are required for a new reply; fields left out of an existing one stay. */
        replyTitle: maybe(text(REPLY_TITLE_MAX)),
        replyShortcode: maybe(text(200)),
        replyBody: maybe(text(50_000)),
        replyBodyES: maybe(text(50_000)),
        /** The stores it is for; null: all stores. */
        storeIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(1000))),
        replyIsMine: maybe(Schema.Boolean),
        /** Pictures uploaded earlier, in order. */
        media: maybe(
          Schema.Array(ID).check(
            Schema.isMaxLength(REPLY_MAX_PICTURES, { message: `At most ${REPLY_MAX_PICTURES} pictures` }),
          ),
        ),
        deleteReply: maybe(Schema.Boolean),
      }),
      expectedVersion: maybe(Version),
      clientKey: maybe(ClientKey),
    },
    output: replies,
    failures: ['conflict'],
    finds: { 'reply.replyID': 'reply', 'reply.storeIDs': 'store', 'reply.media': 'picture' },
  }),
  'settings/quick-replies/reorder': call({
    summary:
      'Puts replies into this order: they trade places among the positions they hold. They must all be shared, or all the caller’s own. Returns the whole list.',
    access: 'session',
    kind: 'write',
    input: { replyIDs: Schema.Array(ID).check(Schema.isMaxLength(REPLIES_MOST)) },
    output: replies,
    finds: { replyIDs: 'reply' },
  }),
  'settings/quick-replies/import': call({
    summary:
      'Adds and changes replies from a CSV file with the same columns as the export: Title, Shortcode, English, Spanish, Stores, For. A row whose shortcode exists changes that reply. Rows with a problem are left out and named; with `dryRun` nothing is changed.',
    access: 'session',
    kind: 'write',
    input: { csv_data: text(2_000_000), dryRun: maybe(Schema.Boolean) },
    output: {
      added: Schema.Finite,
      changed: Schema.Finite,
      /** Already the same as in the file. */
      unchanged: Schema.Finite,
      /** Rows are counted as a spreadsheet does: the titles are row 1. */
      problems: Schema.Array(Schema.Struct({ row: Schema.Finite, sentence: Schema.String })),
      ...replies,
    },
  }),
}
