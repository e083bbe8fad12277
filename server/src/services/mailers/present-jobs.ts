import type { MailerAudience, MailerJob } from '@xd/core/contract/entity/mailer.ts'
import { pauseSentence } from '@xd/core/domain/mailer/auto-pause.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { labelsOfMailers, mediaOfMailers } from '#queries/mailer-parts.ts'
import { countsOfMailers, type MailerRow, type StateCounts } from '#queries/mailers.ts'
import { mediaPath } from '#services/messaging/media-url.ts'
import { paidByRecipients } from './paid-by-recipients.ts'

type Shown = typeof MailerJob.Type

/** A mailer’s audience as stored. */
export const audienceOf = ({ jobAudience }: Pick<MailerRow, 'jobAudience'>): typeof MailerAudience.Type =>
  JSON.parse(jobAudience) as typeof MailerAudience.Type

const presentCounts = (counts: StateCounts = {}): Shown['counts'] => {
  const of = (state: keyof StateCounts): number => counts[state] ?? 0
  return {
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    excluded: of('excluded'),
    waiting: of('waiting'),
    held: of('held'),
    sending: of('sending'),
    sent: of('sent'),
    delivered: of('delivered'),
    failed: of('failed'),
    replied: of('replied'),
    optedOut: of('opted_out'),
    canceled: of('canceled'),
  }
}

/** Mailers as the contract shows them, in the rows' order. */
export const presentJobs = async (db: Db, caller: Caller, rows: readonly MailerRow[]): Promise<Shown[]> => {
  if (rows.length === 0) return []
  const jobIDs = rows.map(({ jobID }) => jobID)
  const [labels, media, counts, paid] = await Promise.all([
    labelsOfMailers(db, caller, jobIDs),
    mediaOfMailers(db, caller, jobIDs),
    countsOfMailers(db, caller, jobIDs),
    paidByRecipients(db, caller, rows),
  ])
  return rows.map((row) => ({
    jobID: row.jobID,
    jobTitle: row.jobTitle,
    jobChannel: row.jobChannel,
    jobBodyEN: row.jobBodyEN,
    jobBodyES: row.jobBodyES,
    jobSubject: row.jobSubject,
    jobSubjectES: row.jobSubjectES,
    jobMedia: (media.get(row.jobID) ?? []).map(({ mediaKey, ...picture }) => ({
      ...picture,
      url: mediaPath(mediaKey),
    })),
    jobLabels: labels.get(row.jobID) ?? [],
    jobStoreID: row.storeID ?? 'last',
    jobAudience: audienceOf(row),
    jobScheduledAt: row.jobScheduledAt,
    jobRate: row.jobRate,
    jobStatus: row.jobStatus,
    jobStatusDate: row.statusAt,
    jobPausedReason: row.pausedReason === null ? null : pauseSentence(row.pausedReason),
    jobCreatedByID: row.createdByID,
    jobCreatedDate: row.createdAt,
    jobStartedDate: row.startedAt,
    jobFinishedDate: row.finishedAt,
    jobVersion: row.jobVersion,
    counts: presentCounts(counts.get(row.jobID)),
    ...paid(row.jobID),
  }))
}

export const presentJob = query(
  async (db: Db, caller: Caller, row: MailerRow): Promise<Shown> => (await presentJobs(db, caller, [row]))[0]!,
)
