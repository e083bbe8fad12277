import { Effect, Result, Schema } from 'effect'
import { askTwilioJSON } from './twilio-request.ts'
import { mediaListURL, messagesURL, type TwilioAccount } from './twilio-account.ts'
import { type IncomingText, type ListedText, TextUnknown } from './texting.ts'

// Twilio's Messages and Media resources, as far as incoming texts need them (twilio/twilio-oai, twilio_api_v2010).
const Message = Schema.Struct({
  sid: Schema.String,
  direction: Schema.String,
  status: Schema.String,
  from: Schema.NullOr(Schema.String),
  to: Schema.NullOr(Schema.String),
  body: Schema.NullOr(Schema.String),
  /** RFC 2822, to the second. */
  date_created: Schema.NullOr(Schema.String),
  num_media: Schema.NullOr(Schema.String),
})
const Messages = Schema.Struct({ messages: Schema.Array(Message), next_page_uri: Schema.NullOr(Schema.String) })
const Media = Schema.Struct({ uri: Schema.NullOr(Schema.String), content_type: Schema.NullOr(Schema.String) })
const MediaList = Schema.Struct({ media_list: Schema.Array(Media) })

const readMessages = Schema.decodeUnknownResult(Messages)
const readMediaList = Schema.decodeUnknownResult(MediaList)

const PAGE = 200

const timeOf = ({ date_created }: typeof Message.Type): number => Date.parse(date_created ?? '')

/** Undefined for anything but a complete text. */
const listed = (message: typeof Message.Type): ListedText | undefined => {
  const { sid, direction, status, from, to, body, num_media } = message
  const at = timeOf(message)
  if (direction !== 'inbound' || status !== 'received' || from === null || to === null || Number.isNaN(at))
    return undefined
  // The list does not say whether Twilio has answered a keyword itself.
  return {
    providerMessageID: sid,
    from,
    to,
    body: body ?? '',
    at,
    hasMedia: Number(num_media) > 0,
    answeredKeyword: null,
  }
}

export const listIncoming = Effect.fnUntraced(
  function* (account: TwilioAccount, to: string, since: number) {
    // The filter knows days (in GMT) only. The newest come first.
    const day = new Date(since).toISOString().slice(0, 10)
    const query = new URLSearchParams({ To: to, 'DateSent>': day, PageSize: String(PAGE) })
    const texts: ListedText[] = []
    let url: string | null = `${messagesURL(account)}?${query.toString()}`
    while (url !== null) {
      const read = readMessages(yield* askTwilioJSON(account, url))
      if (Result.isFailure(read)) return yield* new TextUnknown({ cause: read.failure })
      const { messages, next_page_uri: next } = read.success
      texts.push(...messages.flatMap((message) => listed(message) ?? []))
      const reachesBack = messages.some((message) => timeOf(message) < since)
      url = next === null || reachesBack ? null : new URL(next, account.baseURL).href
    }
    return texts.filter(({ at }) => at >= since).reverse()
  },
  // Listing changes nothing: if refused or unanswered, it is repeated later.
  Effect.catchTag('TextRefused', (refused) => Effect.fail(new TextUnknown({ cause: refused }))),
)

export const mediaOf = Effect.fnUntraced(
  function* (account: TwilioAccount, sid: string) {
    const read = readMediaList(yield* askTwilioJSON(account, mediaListURL(account, sid)))
    if (Result.isFailure(read)) return yield* new TextUnknown({ cause: read.failure })
    const media: IncomingText['media'] = read.success.media_list.flatMap(({ uri, content_type }) =>
      uri === null
        ? []
        : {
            url: new URL(uri.replace(/\.json$/, ''), account.baseURL).href,
            type: content_type ?? 'application/octet-stream',
          },
    )
    return media
  },
  // Listing changes nothing: if refused or unanswered, it is repeated later.
  Effect.catchTag('TextRefused', (refused) => Effect.fail(new TextUnknown({ cause: refused }))),
)
