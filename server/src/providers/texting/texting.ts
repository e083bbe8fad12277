import { Context, Data, type Effect } from 'effect'
import type { MessageStatus } from '@xd/core/domain/message/status.ts'

export interface OutgoingText {
  /** Identifies this attempt; the carrier's callbacks return it even if its answer to us was lost. */
  sendKey: string
  from: string
  to: string
  body: string
  mediaURLs: readonly string[]
  /** If given, how many milliseconds the carrier may keep it waiting. It fails a text that has waited longer. */
  validMs?: number
}

/** The carrier's report on a text it has taken. */
export interface TakenText {
  providerMessageID: string
  status: MessageStatus
}

/** A text on the carrier's list, which took it at that time (epoch milliseconds, in whole seconds). */
export interface ListedAttempt extends TakenText {
  at: number | null
  errorCode: number | null
}

/** The carrier refused it, or could not be reached, for a `cause`. `retry`: it was not processed, and may be sent again. */
export class TextRefused extends Data.TaggedError('TextRefused')<{
  readonly code: number | null
  readonly message: string
  readonly retry: boolean
  readonly cause?: unknown
}> {}

/** A request without an answer is abandoned after this: the official client's timeout. */
export const ANSWER_MS = 30_000

/** No answer: it may or may not have been sent. Look it up before sending again. */
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
  /** When the carrier took it (epoch milliseconds), if it comes later than that. */
  at?: number
  /** The keyword the carrier already recorded and answered, if it does that. */
  answeredKeyword: 'stop' | 'start' | 'help' | null
}

/** An incoming text on the carrier's list. Its media are requested separately. */
export interface ListedText extends Omit<IncomingText, 'media'> {
  at: number
  hasMedia: boolean
}

export type TextingWebhook =
  | { kind: 'incoming'; text: IncomingText }
  | { kind: 'report'; report: StatusReport }
  /** Signed, but about nothing of ours. */
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
    /**
     * Texts like this one that the carrier took since then (epoch milliseconds): one of them may be an attempt whose
     * answer was lost.
     */
    lookUp(text: OutgoingText, since: number): Effect.Effect<readonly ListedAttempt[], TextUnknown>
    /** The current status of a text the carrier has taken. Refused without a retry if the carrier does not know it. */
    statusOf(providerMessageID: string): Effect.Effect<TextStatus, TextRefused | TextUnknown>
    /** The texts that came to a number of ours since then (epoch milliseconds), oldest first. */
    listIncoming(to: string, since: number): Effect.Effect<readonly ListedText[], TextUnknown>
    /** The media of an incoming text, as its webhook names them. */
    mediaOf(providerMessageID: string): Effect.Effect<IncomingText['media'], TextUnknown>
    fetchMedia(url: string): Effect.Effect<{ type: string; content: Uint8Array }, TextRefused | TextUnknown>
    /** Deletes it there; one that is already gone counts as deleted. */
    deleteMedia(url: string): Effect.Effect<void, TextRefused | TextUnknown>
    /** A webhook's content, or undefined if its signature is not the carrier's. `url` as given to the carrier. */
    readWebhook(request: { url: string; headers: Headers; body: string }): TextingWebhook | undefined
  }
>()('Texting') {}
