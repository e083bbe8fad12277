import { Effect } from 'effect'
import { withHidden } from '@xd/core/domain/access/manage-users.ts'
import { REPLIES_MOST } from '@xd/core/domain/message/quick-reply.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { insertReply, lockReplies, replaceReplyStores, type ReplyRow, updateReply } from '#queries/quick-replies.ts'
import { listStores } from '#queries/stores.ts'
import { audit } from '#services/audit.ts'
import { standingOfCaller } from '#services/users/standing.ts'
import { type Line, readReplyFile } from './read-file.ts'
import { ALL_STORES, FOR_EVERYONE, FOR_ME } from './reply-columns.ts'
import { mayChangeShared } from './reply-rights.ts'
import { changesForAll, nextPlace, shortcodeTaken } from './save-reply.ts'
import { problemsOf, tidied, type Words } from './written-reply.ts'

interface Plan {
  readonly before: ReplyRow | undefined
  readonly isMine: boolean
  readonly words: Words
  readonly stores: readonly number[]
}

const COLUMN_OF: Readonly<Record<string, string>> = {
  replyTitle: 'Title',
  replyShortcode: 'Shortcode',
  replyBody: 'English',
  replyBodyES: 'Spanish',
}

const isFor = (cell: string | undefined, word: string) => foldText(cell ?? '') === foldText(word)

/** The change that one line asks for, or the sentence that says why it can't be made. */
const planOf = (
  { cells }: Line,
  caller: Caller,
  stores: readonly { storeID: number; storeName: string; storeAbbr: string }[],
  known: { readonly shared: readonly ReplyRow[]; readonly own: readonly ReplyRow[]; readonly allStores: boolean },
  seen: ReadonlySet<string>,
): Plan | string => {
  const asked = cells.For?.trim() ?? ''
  if (asked !== '' && !isFor(asked, FOR_EVERYONE) && !isFor(asked, FOR_ME))
    return `For is ${FOR_EVERYONE} or ${FOR_ME}, not “${asked}”`
  const isMine = asked === '' ? !mayChangeShared(caller) : isFor(asked, FOR_ME)
  if (!isMine && !mayChangeShared(caller)) return 'You can only import your own replies'
  const code = tidied({ replyTitle: '', replyShortcode: cells.Shortcode ?? '', replyBody: '', replyBodyES: '' })
  const among = isMine ? known.own : known.shared
  const before = among.find(({ replyShortcode }) => replyShortcode === code.replyShortcode)
  const words = tidied({
    replyTitle: cells.Title ?? before?.replyTitle ?? '',
    replyShortcode: code.replyShortcode,
    replyBody: cells.English ?? before?.replyBody ?? '',
    replyBodyES: cells.Spanish ?? before?.replyBodyES ?? '',
  })
  const taken = isMine ? known.shared.map(({ replyShortcode }) => replyShortcode) : []
  const [problem] = Object.entries(problemsOf(words, taken))
  if (problem) return `${COLUMN_OF[problem[0]]}: ${problem[1]}`
  if (seen.has(`${isMine} ${words.replyShortcode}`)) return `/${words.replyShortcode} is in this file twice`
  const wanted = (cells.Stores ?? '').split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]))
  const ids = wanted.map((name) => stores.find((s) => isFor(s.storeName, name) || isFor(s.storeAbbr, name))?.storeID)
  const forAll = wanted.length === 0 || (wanted.length === 1 && isFor(wanted[0], ALL_STORES))
  const unknown = wanted[ids.indexOf(undefined)]
  if (!forAll && unknown !== undefined) return `There is no store “${unknown}”`
  const named = forAll ? [] : withHidden(ids as number[], before?.stores ?? [], caller.storeIDs)
  const plan = { before, isMine, words, stores: cells.Stores === undefined ? (before?.stores ?? []) : named }
  return known.allStores || !changesForAll(before, plan)
    ? plan
    : 'This is for all stores, and you don’t have them all. List your stores'
}

const isSame = ({ before, words, stores }: Plan): boolean =>
  before !== undefined &&
  (Object.keys(words) as (keyof Words)[]).every((field) => before[field] === words[field]) &&
  [...stores].sort().join() === [...before.stores].sort().join()

const carryOut = Effect.fnUntraced(function* (caller: Caller, plan: Plan, replyOrder: number) {
  const { before, isMine, words, stores } = plan
  const { companyID } = caller
  const replyID = yield* (
    before === undefined
      ? insertReply({ companyID, replyUserID: isMine ? caller.userID : null, ...words, replyOrder })
      : updateReply(caller, before.replyID, { ...words, replyVersion: before.replyVersion + 1 }).pipe(
          Effect.as(before.replyID),
        )
  ).pipe(orWhenTaken(shortcodeTaken))
  yield* replaceReplyStores(caller, replyID, stores)
})

/** Adds and changes replies from a file. Invalid lines are named and left out. With `dryRun`, nothing is written. */
export const importReplies = Effect.fnUntraced(function* (caller: Caller, text: string, dryRun: boolean) {
  const { write } = yield* Database
  const lines = yield* readReplyFile(text)
  return yield* write(
    Effect.gen(function* () {
      const stores = yield* listStores(caller)
      const shared = yield* lockReplies(caller, null)
      const own = yield* lockReplies(caller, caller.userID)
      const { allStores } = yield* standingOfCaller(caller)
      const problems: { row: number; sentence: string }[] = []
      const plans: Plan[] = []
      const seen = new Set<string>()
      const room = { shared: REPLIES_MOST - shared.length, own: REPLIES_MOST - own.length }
      for (const line of lines) {
        const plan = planOf(line, caller, stores, { shared, own, allStores }, seen)
        if (typeof plan === 'string') {
          problems.push({ row: line.row, sentence: plan })
          continue
        }
        const list = plan.isMine ? 'own' : 'shared'
        if (plan.before === undefined && room[list]-- <= 0) {
          problems.push({ row: line.row, sentence: `At most ${REPLIES_MOST} replies. Delete some first.` })
          continue
        }
        seen.add(`${plan.isMine} ${plan.words.replyShortcode}`)
        plans.push(plan)
      }
      const changes = plans.filter((plan) => !isSame(plan))
      const added = changes.filter(({ before }) => before === undefined).length
      const counts = { added, changed: changes.length - added, unchanged: plans.length - changes.length }
      if (dryRun || changes.length === 0) return { ...counts, problems }
      const places = { own: nextPlace(own), shared: nextPlace(shared) }
      for (const plan of changes) yield* carryOut(caller, plan, places[plan.isMine ? 'own' : 'shared']++)
      yield* audit(caller, { action: 'quick-reply-import', detail: counts })
      yield* emit('reload_quickreplies_settings', {}, { companyID: caller.companyID })
      return { ...counts, problems }
    }),
  )
})
