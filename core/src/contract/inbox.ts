import { Schema } from 'effect'
import { CONVERSATION_FLAGS } from '#domain/conversation/flags.ts'
import { MOST_AT_ONCE } from '#domain/conversation/many.ts'
import { call } from './call.ts'
import { listed, searchBy } from './list.ts'
import { InboxRow } from '#contract/entity/inbox-row.ts'
import { ID, Instant, maybe } from './value.ts'

/** One change that can be made to many conversations. */
const InboxChange = Schema.Union([
  Schema.Struct({ archived: Schema.Boolean }),
  Schema.Struct({ flag: Schema.Literals(CONVERSATION_FLAGS) }),
  Schema.Struct({ unread: Schema.Boolean }),
  Schema.Struct({ userID: Schema.NullOr(ID) }),
  Schema.Struct({ addLabel: ID }),
  Schema.Struct({ removeLabel: ID }),
])
export type InboxChange = typeof InboxChange.Type

const InboxSearch = searchBy(
  'filter',
  'store',
  'status',
  'flag',
  'label',
  'assigned',
  'unread',
  'custID',
  'channel',
  'lead',
  'promise',
)
export type InboxSearch = typeof InboxSearch.Type

export const inbox = {
  'inbox/list': call({
    summary:
      'Conversations of the caller’s stores, newest activity first, 10 a page. In a text search, conversations whose customer matches by name come first. `channel: web` has those with a chat on the web site; `lead` those whose latest quote request is open, new, answered, in-store, won or lost; `promise: broken` those of customers who broke their latest promise to pay, and have not paid since.',
    access: 'messages',
    kind: 'read',
    file: { name: 'inbox', search: InboxSearch },
    input: { search: maybe(InboxSearch) },
    output: {
      messages: Schema.Array(InboxRow),
      ...listed,
      /** Conversations with unread messages, active and in the caller's stores. */
      unread: Schema.Finite,
      /** In a text search: how many more match under the other status. */
      countElsewhere: Schema.optionalKey(Schema.Finite),
    },
  }),
  'inbox/change': call({
    summary: `Makes one change to many conversations: the ones named, or the newest ${MOST_AT_ONCE} that a search of the inbox finds. Returns how many it changed, and the id that undoes it.`,
    access: 'messages',
    kind: 'write',
    input: {
      convoIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(MOST_AT_ONCE))),
      search: maybe(InboxSearch),
      /** With `search`: only conversations where nothing has happened since. */
      until: maybe(Instant),
      change: InboxChange,
    },
    output: { count: Schema.Finite, changeID: Schema.NullOr(Schema.Finite) },
    finds: {
      convoIDs: 'conversation',
      'change.userID': 'user',
      'change.addLabel': 'label',
      'change.removeLabel': 'label',
    },
  }),
  'inbox/undo-change': call({
    summary:
      'Undoes a bulk change the caller made within the last day, except where someone has made another change since.',
    access: 'messages',
    kind: 'write',
    input: { changeID: ID },
    output: { count: Schema.Finite },
    failures: ['not_undoable'],
  }),
}
