import type { Caller } from '#caller.ts'

/** One browser or terminal on the live channel. */
export interface Subscriber {
  readonly caller: Pick<Caller, 'companyID' | 'storeIDs' | 'userID'>
  /** The last place in the log that it has been sent; undefined until it has said `ready`. */
  seq: number | undefined
  send(frame: string): void
  close(): void
}

/** Whether an event is for this subscriber: of their company, and of no store or one of theirs. */
export const mayHear = (subscriber: Subscriber, storeID: number | null): boolean =>
  storeID === null || subscriber.caller.storeIDs.includes(storeID)
