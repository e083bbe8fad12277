import { Clock, Effect } from 'effect'
import type { InboxChange } from '@xd/core/contract/inbox.ts'
import { UNDO_MANY_MS } from '@xd/core/domain/conversation/many.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { labelsOfConversations } from '#queries/conversation-labels.ts'
import { worksAtStore } from '#queries/conversations.ts'
import {
  addLabelToMany,
  type ChangedColumn,
  type ChangedValue,
  insertInboxChange,
  lockConversations,
  type ManyRow,
  removeLabelFromMany,
  setInMany,
  takeInboxChange,
} from '#queries/inbox-changes.ts'
import { isLabelOf } from '#queries/labels.ts'
import { requireLabels } from '#services/labels/require-labels.ts'

/** The previous state: the value each conversation had, or which ones gained or lost a label. */
type Journal =
  | {
      readonly column: ChangedColumn
      readonly to: ChangedValue
      readonly from: readonly { readonly value: ChangedValue; readonly convoIDs: readonly number[] }[]
    }
  | { readonly labelID: number; readonly added: boolean; readonly convoIDs: readonly number[] }

const valueOf = (
  change: Exclude<InboxChange, { addLabel: number } | { removeLabel: number }>,
): [ChangedColumn, ChangedValue] => {
  if ('archived' in change) return ['convoStatus', change.archived ? 'archived' : 'active']
  if ('flag' in change) return ['convoFlag', change.flag]
  if ('unread' in change) return ['convoUnread', change.unread ? 1 : 0]
  return ['convoAssignedUserID', change.userID]
}

/** Unread stays unread, whatever the number of messages. */
const isSo = (row: ManyRow, column: ChangedColumn, value: ChangedValue): boolean =>
  column === 'convoUnread' ? Math.min(1, row.convoUnread) === value : row[column] === value

const setValue = Effect.fnUntraced(function* (
  caller: Caller,
  rows: readonly ManyRow[],
  column: ChangedColumn,
  to: ChangedValue,
) {
  const changed = rows.filter((row) => !isSo(row, column, to))
  const values = [...new Set(changed.map((row) => row[column]))]
  const from = values.map((value) => ({
    value,
    convoIDs: changed.filter((row) => row[column] === value).map(({ convoID }) => convoID),
  }))
  yield* setInMany(
    caller,
    changed.map(({ convoID }) => convoID),
    column,
    to,
  )
  return { changed, journal: { column, to, from } satisfies Journal }
})

const setLabel = Effect.fnUntraced(function* (
  caller: Caller,
  rows: readonly ManyRow[],
  labelID: number,
  added: boolean,
) {
  const convoIDs = rows.map(({ convoID }) => convoID)
  const labels = yield* labelsOfConversations(caller, convoIDs)
  const changed = rows.filter(({ convoID }) => (labels.get(convoID) ?? []).includes(labelID) !== added)
  const ids = changed.map(({ convoID }) => convoID)
  yield* added ? addLabelToMany(caller, ids, labelID) : removeLabelFromMany(caller, ids, labelID)
  return { changed, journal: { labelID, added, convoIDs: ids } satisfies Journal }
})

const apply = Effect.fnUntraced(function* (caller: Caller, rows: readonly ManyRow[], change: InboxChange) {
  if ('addLabel' in change || 'removeLabel' in change) {
    if (!caller.permissions.includes('labels')) return yield* fail('not_allowed')
    const labelID = 'addLabel' in change ? change.addLabel : change.removeLabel
    yield* requireLabels(caller, 'conversation', [labelID])
    return yield* setLabel(caller, rows, labelID, 'addLabel' in change)
  }
  if ('userID' in change && change.userID !== null) {
    const { userID } = change
    for (const storeID of new Set(rows.map((row) => row.storeID)))
      if (!(yield* worksAtStore(caller, userID, storeID)))
        return yield* fail('invalid_input', { sentence: 'They don’t work at every store in this selection.' })
  }
  return yield* setValue(caller, rows, ...valueOf(change))
})

const tell = Effect.fnUntraced(function* ({ companyID }: Caller, rows: readonly ManyRow[]) {
  for (const { convoID, storeID } of rows) yield* emit('reload_inbox', { convoID }, { companyID, storeID })
})

/**
 * Changes many conversations in one transaction, and records their previous state. Those already in the wanted state
 * are left alone and not announced.
 */
export const changeMany = Effect.fnUntraced(function* (
  caller: Caller,
  convoIDs: readonly number[],
  change: InboxChange,
) {
  const changedAt = yield* Clock.currentTimeMillis
  const rows = yield* lockConversations(caller, convoIDs)
  const { changed, journal } = yield* apply(caller, rows, change)
  if (changed.length === 0) return { count: 0, changeID: null }
  yield* tell(caller, changed)
  return {
    count: changed.length,
    changeID: yield* insertInboxChange(caller, { changedAt, journal: JSON.stringify(journal) }),
  }
})

const putBack = Effect.fnUntraced(function* (caller: Caller, journal: Journal) {
  if ('labelID' in journal) {
    const rows = yield* lockConversations(caller, journal.convoIDs)
    if (!(yield* isLabelOf(caller, 'conversation', journal.labelID))) return []
    return (yield* setLabel(caller, rows, journal.labelID, !journal.added)).changed
  }
  const { column, to, from } = journal
  const rows = yield* lockConversations(
    caller,
    from.flatMap(({ convoIDs }) => convoIDs),
  )
  const still = rows.filter((row) => row[column] === to)
  for (const { value, convoIDs } of from) {
    const own = new Set(convoIDs)
    yield* setInMany(
      caller,
      still.filter(({ convoID }) => own.has(convoID)).map(({ convoID }) => convoID),
      column,
      value,
    )
  }
  return still
})

/** Undoes the caller's own change to many conversations. Someone else's later change stays. */
export const undoMany = Effect.fnUntraced(function* (caller: Caller, changeID: number) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const row = yield* takeInboxChange(caller, changeID, now - UNDO_MANY_MS)
      if (!row) return yield* fail('not_undoable')
      const restored = yield* putBack(caller, JSON.parse(row.journal) as Journal)
      yield* tell(caller, restored)
      return { count: restored.length }
    }),
  )
})
