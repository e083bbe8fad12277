import { Schema } from 'effect'
import { BUBBLE_CLOSED, BUBBLE_POSITIONS, BUBBLE_TEXT_LIMITS } from '#domain/bubble/settings.ts'
import { call } from './call.ts'
import { Color, ID, maybe, text, Version } from './value.ts'

const BubbleSettings = Schema.Struct({
  bubbleEnabled: Schema.Boolean,
  bubbleColor: Schema.String,
  bubblePosition: Schema.Literals(BUBBLE_POSITIONS),
  bubbleGreetingEN: Schema.String,
  bubbleGreetingES: Schema.String,
  /** The stores a visitor can write to; none for all of them. */
  bubbleStoreIDs: Schema.Array(Schema.Finite),
  /** The web sites allowed to show it: `example.com` covers `www.example.com`. */
  bubbleDomains: Schema.Array(Schema.String),
  bubbleConsentEN: Schema.String,
  bubbleConsentES: Schema.String,
  bubbleClosed: Schema.Literals(BUBBLE_CLOSED),
  /** Visitors can ask for an offer on an item. */
  bubbleQuotes: Schema.Boolean,
  /** Counts the saves; sent back as `expectedVersion`. */
  bubbleVersion: Schema.Finite,
}).annotate({ identifier: 'BubbleSettings' })

const output = { companyBubbleSettings: BubbleSettings, snippet: Schema.String }
const { greeting, consent, domains } = BUBBLE_TEXT_LIMITS

export const chatBubble = {
  'settings/chat-bubble/fetch': call({
    summary: 'The chat bubble for the company’s web site, and the line of HTML that puts it there.',
    access: 'settings',
    kind: 'read',
    output,
  }),
  'settings/chat-bubble/save': call({
    summary:
      'Changes the chat bubble; omitted fields stay. It can be turned on once it has a web site to appear on. Quote requests are an extra.',
    access: 'settings',
    kind: 'write',
    input: {
      companyBubbleSettings: Schema.Struct({
        bubbleEnabled: maybe(Schema.Boolean),
        bubbleColor: maybe(Color),
        bubblePosition: maybe(Schema.Literals(BUBBLE_POSITIONS)),
        bubbleGreetingEN: maybe(text(greeting)),
        bubbleGreetingES: maybe(text(greeting)),
        bubbleStoreIDs: maybe(Schema.Array(ID).check(Schema.isMaxLength(100))),
        /** As typed or pasted; only the domain of an address is kept. */
        bubbleDomains: maybe(
          Schema.Array(text(300)).check(Schema.isMaxLength(domains, { message: `At most ${domains} web sites` })),
        ),
        bubbleConsentEN: maybe(text(consent)),
        bubbleConsentES: maybe(text(consent)),
        bubbleClosed: maybe(Schema.Literals(BUBBLE_CLOSED)),
        bubbleQuotes: maybe(Schema.Boolean),
      }),
      expectedVersion: maybe(Version),
    },
    output,
    finds: { 'companyBubbleSettings.bubbleStoreIDs': 'store' },
    failures: ['conflict'],
  }),
}
