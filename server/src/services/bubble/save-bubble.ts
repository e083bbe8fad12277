import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { keptDomain } from '@xd/core/domain/bubble/domains.ts'
import { type BubbleSettings, bubbleFaults } from '@xd/core/domain/bubble/settings.ts'
import { withHidden } from '@xd/core/domain/access/manage-users.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { type Caller, lookingBack } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, invalid, requireValid } from '#failure.ts'
import { lockBubble, replaceBubble } from '#queries/bubble-settings.ts'
import { audit } from '#services/audit.ts'
import { requireFeature } from '#services/require-feature.ts'
import { requireAllStores } from '#services/users/require-all-stores.ts'
import type { CompanyScope } from '#db/scope.ts'
import { lockChat, ongoingChats, updateChat } from '#queries/bubble-sessions.ts'
import { lockConversation } from '#queries/conversations.ts'
import { moveToText } from './move-to-text.ts'

type Given = Input<'settings/chat-bubble/save'>['companyBubbleSettings']

/** The input in stored form: texts trimmed, addresses reduced to their domain, each once. */
const cleaned = Effect.fnUntraced(function* (given: Given) {
  const domains = given.bubbleDomains ?? undefined
  const wrong = domains?.find((domain) => keptDomain(domain) === undefined)
  if (wrong !== undefined)
    return yield* invalid({
      'companyBubbleSettings.bubbleDomains': `“${wrong.trim().slice(0, 60)}” isn’t a website address like example.com`,
    })
  const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  return {
    ...(Object.fromEntries(
      set.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
    ) as Partial<BubbleSettings>),
    ...(domains && { bubbleDomains: [...new Set(domains.map((domain) => keptDomain(domain)!))] }),
    ...(given.bubbleStoreIDs && { bubbleStoreIDs: [...new Set(given.bubbleStoreIDs)] }),
  }
})

/** Its stores: an empty list means all. Stores the caller may not use stay as they are. */
const withStores = Effect.fnUntraced(function* (
  caller: Caller,
  set: Partial<BubbleSettings>,
  { bubbleStoreIDs: before }: BubbleSettings,
) {
  const { bubbleStoreIDs } = set
  if (bubbleStoreIDs === undefined || bubbleStoreIDs.join() === before.join()) return set
  if (bubbleStoreIDs.length === 0 || before.length === 0) yield* requireAllStores(caller)
  return { ...set, bubbleStoreIDs: withHidden(bubbleStoreIDs, before, lookingBack(caller).storeIDs) }
})

/** Ends all chats of a company that turns its bubble off. Proved visitors get their unread messages by text. */
const endChats = Effect.fnUntraced(function* (companyID: number, at: number) {
  for (const { sessionID, storeID, convoID, provedAt } of yield* ongoingChats({ companyID }, at)) {
    const scope: CompanyScope = { companyID, storeIDs: [storeID] }
    const convo = yield* lockConversation(scope, convoID)
    const chat = yield* lockChat(scope, sessionID)
    if (convo === undefined || chat === undefined) continue
    if (provedAt !== null) yield* moveToText(scope, convo, chat, at)
    yield* updateChat(scope, sessionID, { endsAt: at })
    yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
  }
})

export const saveBubble = Effect.fnUntraced(function* (
  caller: Caller,
  given: Given,
  expectedVersion: number | undefined,
) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const entered = yield* cleaned(given)
  if (entered.bubbleQuotes === true) yield* requireFeature(caller, 'quotebubble')
  yield* write(
    Effect.gen(function* () {
      const { companyID } = caller
      const before = yield* lockBubble(caller)
      if (expectedVersion !== undefined && expectedVersion !== before.version) return yield* fail('conflict')
      const set = yield* withStores(caller, entered, before.settings)
      const settings = { ...before.settings, ...set }
      yield* requireValid(bubbleFaults(settings), 'companyBubbleSettings')
      yield* replaceBubble(caller, { settings, version: before.version + 1 })
      if (before.settings.bubbleEnabled && !settings.bubbleEnabled) yield* endChats(companyID, at)
      const detail = whatDiffers(before.settings, set)
      yield* audit(caller, { action: 'chat-bubble-save', target: `company/${companyID}`, detail })
      yield* emit('reload_chatbubble_settings', {}, { companyID })
    }),
  )
})
