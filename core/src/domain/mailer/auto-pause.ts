// When a mailer stops automatically. A problem with it costs the number its reputation with the carriers, so a person
// looks before it continues. Only a used-up daily limit is not a problem: the mailer continues automatically after the
// carriers' midnight.
export const PAUSE_REASONS = ['person', 'failures', 'stops', 'provider_off', 'day_cap'] as const
export type PauseReason = (typeof PAUSE_REASONS)[number]

const SENTENCES: Readonly<Record<PauseReason, string>> = {
  person: 'Paused by a person.',
  failures: 'Paused automatically: 10% of the last 50 messages did not arrive.',
  stops: 'Paused automatically: 3% of the last 100 people replied STOP.',
  provider_off: 'Paused automatically: the channel is switched off.',
  day_cap: 'Today’s carrier limit is used up. It resumes automatically after midnight, Pacific time.',
}

export const pauseSentence = (reason: string): string => SENTENCES[reason as PauseReason] ?? reason

const OUTCOMES = { last: 50, failed: 5 } as const
const PEOPLE = { last: 100, stopped: 3 } as const
export const WATCHED = PEOPLE.last

export interface Outcome {
  readonly state: string
}

const KNOWN: readonly string[] = ['delivered', 'failed', 'replied', 'opted_out']

/** Why to pause, judging by the latest recipients, newest first. */
export const reasonToPause = (latest: readonly Outcome[]): PauseReason | undefined => {
  const known = latest.filter(({ state }) => KNOWN.includes(state)).slice(0, OUTCOMES.last)
  const failed = known.filter(({ state }) => state === 'failed').length
  if (known.length === OUTCOMES.last && failed >= OUTCOMES.failed) return 'failures'
  const stopped = latest.slice(0, PEOPLE.last).filter(({ state }) => state === 'opted_out').length
  return latest.length >= PEOPLE.last && stopped >= PEOPLE.stopped ? 'stops' : undefined
}
