import { Effect, Result, Schema } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { askTwilio, askTwilioJSON } from './twilio-request.ts'
import { listIncoming, mediaOf } from './twilio-list.ts'
import { mediaURL, messagesURL, messageURL, statusCallbackURL, type TwilioAccount } from './twilio-account.ts'
import { statusOfTwilio } from './twilio-status.ts'
import { readTwilioWebhook } from './twilio-webhook.ts'
import {
  type ListedAttempt,
  type OutgoingText,
  type TakenText,
  TextRefused,
  type Texting,
  TextUnknown,
} from './texting.ts'

const Resource = Schema.Struct({
  sid: Schema.String,
  status: Schema.String,
  body: Schema.NullOr(Schema.String),
  /** RFC 2822. */
  date_created: Schema.NullOr(Schema.String),
  error_code: Schema.optionalKey(Schema.NullOr(Schema.Int)),
})
const Status = Schema.Struct({ status: Schema.String, error_code: Schema.NullOr(Schema.Int) })
const Listing = Schema.Struct({ messages: Schema.Array(Resource), next_page_uri: Schema.NullOr(Schema.String) })

const readResource = Schema.decodeUnknownResult(Resource)
const readStatus = Schema.decodeUnknownResult(Status)
const readListing = Schema.decodeUnknownResult(Listing)

const takenText = ({ sid, status }: typeof Resource.Type): TakenText => ({
  providerMessageID: sid,
  status: statusOfTwilio(status) ?? 'queued',
})

const listedAttempt = (resource: typeof Resource.Type): ListedAttempt => ({
  ...takenText(resource),
  at: resource.date_created === null ? null : Date.parse(resource.date_created),
  errorCode: resource.error_code ?? null,
})

/** Twilio refuses fewer than one second and more than the ten hours it waits by default (90007). */
const LONGEST_VALIDITY_S = 36_000

const validitySeconds = (validMs: number): number =>
  Math.min(Math.max(1, Math.floor(validMs / SECOND_MS)), LONGEST_VALIDITY_S)

/** Twilio has no such resource, or no longer. */
const NOT_FOUND = 20404

/** The carrier's clock is not ours. */
const CLOCK_SKEW_MS = 5 * 60_000
const LOOK_UP_PAGE = 100
/** Hundreds of texts to one number within minutes do not occur here. */
const LOOK_UP_PAGES = 5

/** Texting through Twilio's REST interface, without its library: we need only a few requests and a form. */
export const twilio = (account: TwilioAccount): typeof Texting.Service => ({
  name: 'twilio',
  on: true,

  send: Effect.fnUntraced(function* ({ sendKey, from, to, body, mediaURLs, validMs }: OutgoingText) {
    const form = new URLSearchParams({ To: to, From: from, StatusCallback: statusCallbackURL(account, sendKey) })
    if (body !== '') form.set('Body', body)
    if (validMs !== undefined) form.set('ValidityPeriod', String(validitySeconds(validMs)))
    for (const url of mediaURLs) form.append('MediaUrl', url)
    const read = readResource(yield* askTwilioJSON(account, messagesURL(account), { method: 'POST', body: form }))
    return Result.isSuccess(read) ? takenText(read.success) : yield* new TextUnknown({ cause: read.failure })
  }),

  lookUp: Effect.fnUntraced(
    function* ({ from, to, body }: OutgoingText, since: number) {
      // Not by send date, which a queued text does not have. The newest come first.
      const query = new URLSearchParams({ To: to, From: from, PageSize: String(LOOK_UP_PAGE) })
      const isRecent = ({ date_created }: typeof Resource.Type) =>
        date_created === null || Date.parse(date_created) >= since - CLOCK_SKEW_MS
      const matches: ListedAttempt[] = []
      let url: string | null = `${messagesURL(account)}?${query.toString()}`
      for (let page = 0; url !== null && page < LOOK_UP_PAGES; page += 1) {
        const read = readListing(yield* askTwilioJSON(account, url))
        if (Result.isFailure(read)) return yield* new TextUnknown({ cause: read.failure })
        const { messages, next_page_uri: next } = read.success
        const recent = messages.filter(isRecent)
        matches.push(...recent.filter((message) => (message.body ?? '').trim() === body.trim()).map(listedAttempt))
        url = next === null || recent.length < messages.length ? null : new URL(next, account.baseURL).href
      }
      return matches
    },
    // A lookup changes nothing: if refused or unanswered, it is repeated later.
    Effect.catchTag('TextRefused', (refused) => Effect.fail(new TextUnknown({ cause: refused }))),
  ),

  statusOf: Effect.fnUntraced(function* (sid: string) {
    const read = readStatus(yield* askTwilioJSON(account, messageURL(account, sid)))
    if (Result.isFailure(read)) return yield* new TextUnknown({ cause: read.failure })
    const { status, error_code } = read.success
    return { status: statusOfTwilio(status) ?? 'queued', errorCode: error_code }
  }),

  listIncoming: (to, since) => listIncoming(account, to, since),

  mediaOf: (sid) => mediaOf(account, sid),

  fetchMedia: Effect.fnUntraced(function* (url: string) {
    // The account's token goes to the carrier only, whatever address a message names.
    if (!isOfCarrier(account, url))
      return yield* new TextRefused({ code: null, message: 'not an address of the carrier', retry: false })
    return yield* askTwilio(account, url)
  }),

  deleteMedia: Effect.fnUntraced(
    function* (url: string) {
      const resource = mediaURL(account, url)
      if (resource === undefined)
        return yield* new TextRefused({ code: null, message: 'not a picture of the carrier', retry: false })
      yield* askTwilio(account, resource, { method: 'DELETE' })
    },
    Effect.catchTag('TextRefused', (refused) => (refused.code === NOT_FOUND ? Effect.void : Effect.fail(refused))),
  ),

  readWebhook: ({ url, headers, body }) =>
    readTwilioWebhook(account.authToken, url, headers.get('x-twilio-signature'), body),
})

const isOfCarrier = ({ baseURL }: TwilioAccount, url: string): boolean => {
  if (!URL.canParse(url)) return false
  const { origin, protocol, hostname } = new URL(url)
  return origin === new URL(baseURL).origin || (protocol === 'https:' && /(^|\.)twilio\.com$/.test(hostname))
}
