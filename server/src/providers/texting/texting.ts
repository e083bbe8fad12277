import { Context, Data, type Effect } from 'effect'

export interface OutgoingText {
  /** Of this try; the carrier's callbacks carry it back, also when its answer to us was lost. */
  sendKey: string
  from: string
  to: string
  body: string
  mediaURLs: readonly string[]
}

/** The carrier would not take the text. `retry`: it has not been processed, and may be sent again. */
export class TextRefused extends Data.TaggedError('TextRefused')<{ readonly code: number | null; readonly message: string; readonly retry: boolean }> {}

/** No answer: the text may or may not have been taken. Look it up before sending again. */
export class TextUnknown extends Data.TaggedError('TextUnknown')<{ readonly cause: unknown }> {}

export interface StatusReport {
  providerMessageID: string
  sendKey: string | null
  /** As in core/domain/message/status.ts. */
  status: string
  errorCode: number | null
}

export interface IncomingText {
  providerMessageID: string
  from: string
  to: string
  body: string
  media: readonly { url: string; type: string }[]
}

/** The port to a carrier. */
export class Texting extends Context.Service<
  Texting,
  {
    readonly name: string
    send(text: OutgoingText): Effect.Effect<{ providerMessageID: string; status: string }, TextRefused | TextUnknown>
    /** The text of an earlier try whose answer was lost, if the carrier took it. `since` in epoch milliseconds. */
    lookUp(text: OutgoingText, since: number): Effect.Effect<{ providerMessageID: string; status: string } | undefined, TextUnknown>
    fetchMedia(url: string): Effect.Effect<{ type: string; content: Uint8Array }, TextUnknown>
    /** What a webhook says, or undefined when its signature is not the carrier's. */
    readWebhook(request: { url: string; headers: Headers; body: string }): { incoming: IncomingText } | { report: StatusReport } | undefined
  }
>()('Texting') {}
