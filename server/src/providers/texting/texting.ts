import { Context, Data, type Effect } from 'effect'
import type { MessageStatus } from '@xd/core/domain/message/status.ts'

export interface OutgoingText {
  /** Identifies this try; the carrier's callbacks return it even when its answer to us was lost. */
  sendKey: string
  from: string
  to: string
  body: string
  mediaURLs: readonly string[]
}

/** What the carrier says of a text that it has taken. */
export interface TakenText {
  providerMessageID: string
  status: MessageStatus
}

/** The carrier would not do it. `retry`: it has not been processed, and may be asked again. */
export class TextRefused extends Data.TaggedError('TextRefused')<{
  readonly code: number | null
  readonly message: string
  readonly retry: boolean
}> {}

/** A request without an answer is given up after this: the official client's patience. */
export const ANSWER_MS = 30_000

/** No answer: it may or may not have been done. Look it up before asking again. */
export class TextUnknown extends Data.TaggedError('TextUnknown')<{ readonly cause: unknown }> {}

export interface TextStatus {
  status: MessageStatus
  errorCode: number | null
}

export interface StatusReport {
  providerMessageID: string
  sendKey: string | null
  status: MessageStatus
  errorCode: number | null
}

export interface IncomingText {
  providerMessageID: string
  from: string
  to: string
  body: string
  media: readonly { url: string; type: string }[]
  /** The keyword that the carrier has taken note of and answered by itself, where it does that. */
  answeredKeyword: 'stop' | 'start' | 'help' | null
}

export type TextingWebhook =
  | { kind: 'incoming'; text: IncomingText }
  | { kind: 'report'; report: StatusReport }
  /** Signed, and about nothing that we keep. */
  | { kind: 'other' }

/** The port to a carrier. */
export class Texting extends Context.Service<
  Texting,
  {
    /** As in the address of its webhooks. */
    readonly name: string
    /** Whether there is an account to send with. Without one every send is refused. */
    readonly on: boolean
    send(text: OutgoingText): Effect.Effect<TakenText, TextRefused | TextUnknown>
    /** Texts like this one that the carrier took since then (epoch milliseconds): one of them may be a try whose answer was lost. */
    lookUp(text: OutgoingText, since: number): Effect.Effect<readonly TakenText[], TextUnknown>
    /** How a text that the carrier has taken fares. Refused without a retry when the carrier does not know it. */
    statusOf(providerMessageID: string): Effect.Effect<TextStatus, TextRefused | TextUnknown>
    fetchMedia(url: string): Effect.Effect<{ type: string; content: Uint8Array }, TextRefused | TextUnknown>
    /** What a webhook says, or undefined when its signature is not the carrier's. `url` as the carrier was told it. */
    readWebhook(request: { url: string; headers: Headers; body: string }): TextingWebhook | undefined
  }
>()('Texting') {}
