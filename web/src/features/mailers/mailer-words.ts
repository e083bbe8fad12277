import type { JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import type { MailerData } from '#data/mailers.ts'
import type { Progress } from '#data/progress.ts'

type Counts = MailerData['counts']

/** Why a mailer without recipients can’t be sent. */
export const NOBODY = 'No one would get it'
export const people = (count: number): string => countOf(count, 'person', 'people')
/** A figure of a forecast, which may be an estimate. */
export const about = (isEstimate: boolean | undefined, words: string): string => (isEstimate ? `about ${words}` : words)

/** People on the list who are not left out. */
export const included = ({ total, excluded }: Counts): number => total - excluded
/** Recipients not sent yet. */
export const left = ({ waiting, held }: Counts): number => waiting + held
/** Messages handed to the carrier or the mail server, with any outcome. */
export const gone = (counts: Counts): number => included(counts) - left(counts) - counts.canceled
/** Anyone who replied has received it. */
export const arrived = ({ delivered, replied, optedOut }: Counts): number => delivered + replied + optedOut

const WHEN: Readonly<Record<JobStatus, readonly [words: string, date: keyof MailerData]>> = {
  draft: ['Changed', 'jobStatusDate'],
  scheduled: ['Sends', 'jobScheduledAt'],
  preparing: ['Started', 'jobStartedDate'],
  sending: ['Started', 'jobStartedDate'],
  paused: ['Paused', 'jobStatusDate'],
  finished: ['Finished', 'jobFinishedDate'],
  canceled: ['Canceled', 'jobStatusDate'],
}

/** The date that matters in a mailer’s state, and what happened or will happen then. */
export const whenOf = (job: MailerData): { readonly words: string; readonly at: string } => {
  const [words, date] = WHEN[job.jobStatus]
  return { words, at: String(job[date] ?? job.jobStatusDate) }
}

export interface Share {
  readonly done: number
  readonly total: number
}

/** A mailer's progress: the latest report, or from its counts. */
export const shareOf = ({ jobStatus, counts }: MailerData, heard?: Progress): Share => {
  if (heard !== undefined && heard.state === jobStatus && heard.total > 0) return heard
  return { done: gone(counts), total: included(counts) }
}

export const shareWords = ({ done, total }: Share): string => `${grouped(done)} of ${grouped(total)}`

const QUARTERS = 4
const quarter = ({ done, total }: Share): number => (total > 0 ? Math.floor((done / total) * QUARTERS) : 0)

/** Announced during sending: each quarter once, never each percent. */
export const spokenShare = (before: Share, now: Share): string | undefined =>
  quarter(now) > quarter(before) ? `${shareWords(now)} sent` : undefined
