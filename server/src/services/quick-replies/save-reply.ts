import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { withHidden } from '@xd/core/domain/access/manage-users.ts'
import { REPLIES_MOST, SHORTCODE_TAKEN } from '@xd/core/domain/message/quick-reply.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { found, invalid, requireValid } from '#failure.ts'
import {
  deleteReply,
  findReply,
  insertReply,
  lockReplies,
  replaceReplyMedia,
  replaceReplyStores,
  type ReplyRow,
  updateReply,
} from '#queries/quick-replies.ts'
import { audit } from '#services/audit.ts'
import { madeOnce, type Saving } from '#services/made-once.ts'
import { requireVersion } from '#services/require-version.ts'
import { requireAllStores } from '#services/users/require-all-stores.ts'
import { requireReplyRight } from './reply-rights.ts'
import { problemsOf, tidied } from './written-reply.ts'

type Given = Input<'settings/quick-replies/save'>['reply']

export const shortcodeTaken = invalid({ 'reply.replyShortcode': SHORTCODE_TAKEN })

/** Positions are counted separately for shared replies and for each user's own. */
export const nextPlace = (replies: readonly ReplyRow[]): number =>
  Math.max(0, ...replies.map(({ replyOrder }) => replyOrder)) + 1

/** The stores it will be for. Stores the caller may not use stay as they are. */
const storesAfter = ({ storeIDs }: Caller, { storeIDs: given }: Given, before: ReplyRow | undefined) => {
  if (given === undefined) return before?.stores ?? []
  return given === null ? [] : withHidden(given, before?.stores ?? [], storeIDs)
}

/** Whether a shared reply starts or stops being for all stores. That affects people at every store. */
export const changesForAll = (
  before: ReplyRow | undefined,
  { isMine, stores }: { isMine: boolean; stores: readonly number[] },
) => {
  const wasForAll = before !== undefined && before.replyUserID === null && before.stores.length === 0
  return wasForAll !== (!isMine && stores.length === 0)
}

const remove = Effect.fnUntraced(function* (caller: Caller, reply: ReplyRow) {
  yield* deleteReply(caller, reply.replyID)
  const { replyID, replyTitle, replyShortcode } = reply
  const detail = { replyTitle, replyShortcode }
  yield* audit(caller, { action: 'quick-reply-delete', target: `reply/${replyID}`, detail })
})

interface Known {
  readonly before: ReplyRow | undefined
  readonly shared: readonly ReplyRow[]
  readonly own: readonly ReplyRow[]
}

/** A reply's parts beside its words, as the activity log names them. */
const partsOf = (replyIsMine: boolean, stores: readonly number[], media: readonly number[]) => ({
  replyIsMine,
  storeIDs: stores.length === 0 ? null : stores.toSorted((a, b) => a - b),
  media,
})
const saidOf = ({ replyUserID, stores, pictures, ...words }: ReplyRow) => ({
  ...words,
  ...partsOf(
    replyUserID !== null,
    stores,
    pictures.map(({ mediaID }) => mediaID),
  ),
})

const keep = Effect.fnUntraced(function* (caller: Caller, given: Given, { before, shared, own }: Known) {
  const { companyID, userID } = caller
  const isMine = given.replyIsMine ?? before?.replyUserID === userID
  yield* requireReplyRight(caller, isMine)
  const replyUserID = isMine ? userID : null
  const words = tidied({
    replyTitle: given.replyTitle ?? before?.replyTitle ?? '',
    replyShortcode: given.replyShortcode ?? before?.replyShortcode ?? '',
    replyBody: given.replyBody ?? before?.replyBody ?? '',
    replyBodyES: given.replyBodyES ?? before?.replyBodyES ?? '',
  })
  const others = [...shared, ...(isMine ? own : [])].filter(({ replyID }) => replyID !== before?.replyID)
  const taken = others.map(({ replyShortcode }) => replyShortcode)
  const storeIDs = given.storeIDs?.length === 0 ? 'Choose at least one store' : undefined
  yield* requireValid({ ...problemsOf(words, taken), storeIDs }, 'reply')
  const among = isMine ? own : shared
  if (before === undefined && among.length >= REPLIES_MOST)
    return yield* invalid({ 'reply.replyTitle': `At most ${REPLIES_MOST} replies. Delete some first.` })
  const stores = storesAfter(caller, given, before)
  if (changesForAll(before, { isMine, stores })) yield* requireAllStores(caller)
  const moves = before === undefined || before.replyUserID !== replyUserID
  const row = { replyUserID, ...words, replyOrder: moves ? nextPlace(among) : before.replyOrder }
  const replyID = yield* (
    before === undefined
      ? insertReply({ companyID, ...row })
      : updateReply(caller, before.replyID, { ...row, replyVersion: before.replyVersion + 1 }).pipe(
          Effect.as(before.replyID),
        )
  ).pipe(orWhenTaken(shortcodeTaken))
  yield* replaceReplyStores(caller, replyID, stores)
  const media = [...new Set(given.media ?? before?.pictures.map(({ mediaID }) => mediaID) ?? [])]
  yield* replaceReplyMedia(caller, replyID, media)
  const { replyID: _, ...made } = given
  const detail = before
    ? {
        replyShortcode: before.replyShortcode,
        set: whatDiffers(saidOf(before), { ...words, ...partsOf(isMine, stores, media) }),
      }
    : made
  yield* audit(caller, { action: 'quick-reply-save', target: `reply/${replyID}`, detail })
  return replyID
})

/** Creates, changes or deletes a quick reply. */
export const saveReply = Effect.fnUntraced(function* (
  caller: Caller,
  given: Given,
  { expectedVersion, clientKey }: Saving,
) {
  const { write } = yield* Database
  const { replyID, deleteReply: deletes } = given
  return yield* write(
    Effect.gen(function* () {
      const shared = yield* lockReplies(caller, null)
      const own = yield* lockReplies(caller, caller.userID)
      // Read once they are locked: two users may save the same version at once.
      const before =
        typeof replyID === 'number' || deletes === true
          ? yield* found(yield* findReply(caller, replyID ?? 0), 'reply')
          : undefined
      if (before) {
        yield* requireReplyRight(caller, before.replyUserID !== null)
        yield* requireVersion(expectedVersion, before.replyVersion)
      }
      if (before && deletes === true) yield* remove(caller, before)
      else {
        const saving = keep(caller, given, { before, shared, own })
        yield* madeOnce(caller, { call: 'settings/quick-replies/save', clientKey, known: replyID }, saving)
      }
      yield* emit('reload_quickreplies_settings', {}, { companyID: caller.companyID })
    }),
  )
})
