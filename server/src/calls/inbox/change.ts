import { Effect } from 'effect'
import type { InboxSearch } from '@xd/core/contract/inbox.ts'
import { MOST_AT_ONCE } from '@xd/core/domain/conversation/many.ts'
import type { Caller } from '#caller.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { invalid, missing } from '#failure.ts'
import { inbox } from '#lists/inbox.ts'
import { findConversations } from '#queries/conversations.ts'
import { BY_ACTIVITY } from '#queries/inbox.ts'
import { changeMany } from '#services/inbox/change-many.ts'

/** The newest conversations matching a search, as the inbox lists them. */
const foundBy = Effect.fnUntraced(function* (search: InboxSearch, until: number | undefined, caller: Caller) {
  const { read } = yield* Database
  const filter = yield* inbox.filter(search, caller)
  const page = { order: BY_ACTIVITY, dir: 'desc', perPage: MOST_AT_ONCE } as const
  const { rows } = yield* read((db) => inbox.page(db, caller, { ...filter, until }, page))
  return rows.map((row) => row.convoID)
})

export const change = handle(
  'inbox/change',
  Effect.fnUntraced(function* ({ convoIDs, search, until, change }, caller) {
    const { write } = yield* Database
    const named = [...new Set(convoIDs ?? [])]
    if (named.length > 0 === Boolean(search)) return yield* invalid({ convoIDs: 'Either convoIDs or search is needed' })
    if (named.length > 0 && (yield* findConversations(caller, named)).length < named.length)
      return yield* missing('conversation')
    const chosen = search ? yield* foundBy(search, until ?? undefined, caller) : named
    return yield* write(changeMany(caller, chosen, change))
  }),
)
