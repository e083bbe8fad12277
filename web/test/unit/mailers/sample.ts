import type { MailerData } from '#data/mailers.ts'

const NONE = {
  total: 0,
  excluded: 0,
  waiting: 0,
  held: 0,
  sending: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  replied: 0,
  optedOut: 0,
  canceled: 0,
}

/** A draft that nobody has received. */
export const JOB: MailerData = {
  jobID: 12,
  jobTitle: 'November thank-you',
  jobChannel: 'sms',
  jobBodyEN: 'Thank you, [FIRST_NAME]',
  jobBodyES: 'Gracias, [FIRST_NAME]',
  jobSubject: '',
  jobSubjectES: '',
  jobMedia: [],
  jobLabels: [7],
  jobStoreID: 'last',
  jobAudience: { label: 3 },
  jobScheduledAt: null,
  jobRate: 60,
  jobStatus: 'draft',
  jobStatusDate: '2026-11-20T18:00:00.000Z',
  jobPausedReason: null,
  jobCreatedByID: 1,
  jobCreatedDate: '2026-11-19T18:00:00.000Z',
  jobStartedDate: null,
  jobFinishedDate: null,
  jobVersion: 2,
  counts: NONE,
  paidAmount: 0,
  paidCount: 0,
}

/** The counts of a mailer in full swing. */
export const COUNTS = {
  ...JOB.counts,
  total: 1300,
  excluded: 100,
  waiting: 200,
  held: 50,
  sending: 5,
  sent: 10,
  delivered: 800,
  failed: 30,
  replied: 60,
  optedOut: 7,
  canceled: 38,
}
