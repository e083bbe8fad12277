// When a mailer stops automatically. A problem with it costs the number its reputation with the carriers, so a person
// looks before it continues. A used-up daily limit is the exception: the mailer continues automatically after the
// carriers' midnight.
import type { RecipientState } from './recipient-state.ts'

export const PAUSE_REASONS = ['person', 'failures', 'stops', 'provider_off', 'day_cap'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

const SENTENCES: Readonly<Record<PauseReason, string>> = {
  person: 'Paused by a user.',
  failures: 'Paused automatically: 10% of the last 50 messages did not arrive.',
  stops: 'Paused automatically: 3% of the last 100 people opted out.',
  provider_off: 'Paused automatically: the channel is turned off.',
  day_cap: 'Today’s carrier limit is used up. It resumes automatically after midnight, Pacific time.',
}

export const pauseSentence = (reason: string): string => SENTENCES[reason as PauseReason] ?? reason

const OUTCOMES = { last: 50, failed: 5 } as const
const PEOPLE = { last: 100, stopped: 3 } as const
export const WATCHED = PEOPLE.last

export interface Outcome {
  readonly state: string
}

/** Messages on their way don't count yet. */
export const KNOWN_STATES = ['delivered', 'failed', 'replied', 'opted_out'] as const satisfies readonly RecipientState[]

/** Whether enough outcomes are known to judge by. */
export const mayJudge = (counts: Readonly<Partial<Record<RecipientState, number>>>): boolean =>
  KNOWN_STATES.reduce((sum, state) => sum + (counts[state] ?? 0), 0) >= OUTCOMES.last

/** Why to pause, judging by the latest recipients whose outcome is known, newest first. */
export const reasonToPause = (known: readonly Outcome[]): PauseReason | undefined => {
  const among = (last: number, wanted: RecipientState) =>
    known.length < last ? 0 : known.slice(0, last).filter(({ state }) => state === wanted).length
  if (among(OUTCOMES.last, 'failed') >= OUTCOMES.failed) return 'failures'
  return among(PEOPLE.last, 'opted_out') >= PEOPLE.stopped ? 'stops' : undefined
}
