import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { LEAD_MIN_PICTURES } from '@xd/core/domain/bubble/lead.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { found, invalid } from '#failure.ts'
import { findBubble } from '#queries/bubble-settings.ts'
import type { ChatRow } from '#queries/bubble-sessions.ts'
import { featuresOfCompany } from '#queries/companies.ts'
import { insertLead } from '#queries/leads.ts'
import { noteLeads } from '#services/leads/note-leads.ts'
import { takesQuotes } from './takes-quotes.ts'
import { sayInChat } from './say-in-chat.ts'
import { requireWords } from './visitor-words.ts'

/** Asks for a quote: a message with pictures in the visitor’s chat, and the lead it creates. */
export const askQuote = Effect.fnUntraced(function* (chat: ChatRow, given: Input<'bubble/ask-quote'>) {
  const { companyID, storeID, custID, convoID } = chat
  const askedAt = yield* Clock.currentTimeMillis
  const spoken = given.language ?? chat.language
  const { settings } = yield* findBubble(chat)
  const features = JSON.parse(yield* featuresOfCompany(companyID)) as string[]
  yield* found(takesQuotes(settings, features) ? settings : undefined, 'bubble')
  yield* requireWords('item', given.item, spoken)
  if (new Set(given.media).size < LEAD_MIN_PICTURES) return yield* invalid({ media: panelText(spoken).needsPicture })
  const { body, clientMessageID, media, language } = given
  const said = { sessionToken: given.sessionToken, body: body ?? '', clientMessageID, media, language }
  return yield* sayInChat(chat, said, (scope, message) =>
    Effect.gen(function* () {
      const leadID = yield* insertLead({
        companyID,
        storeID,
        custID,
        convoID,
        messageID: message.messageID,
        leadItem: given.item.trim(),
        leadWant: given.want,
        leadStatus: 'new',
        askedAt,
        statusAt: askedAt,
        answeredAt: null,
        statusByID: null,
        loanID: null,
        wonCents: null,
      })
      yield* noteLeads(scope, chat, [leadID])
    }),
  )
})
