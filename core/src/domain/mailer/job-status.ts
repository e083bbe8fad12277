// A mailer's life: draft, scheduled, preparing (its audience is frozen), sending, paused and sending again, finished.
// Until it is over it can be canceled: sent messages stay sent, and no more are sent.
import { type Can, no, yes } from '#domain/access/can.ts'

export const JOB_STATUSES = ['draft', 'scheduled', 'preparing', 'sending', 'paused', 'finished', 'canceled'] as const
export type JobStatus = (typeof JOB_STATUSES)[number]

export const JOB_STATUS_LABELS: Readonly<Record<JobStatus, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  preparing: 'Preparing',
  sending: 'Sending',
  paused: 'Paused',
  finished: 'Finished',
  canceled: 'Canceled',
}

/** Actions on a mailer, and how a refusal ends: "This mailer is finished. It can’t be paused anymore." */
const ACTS = {
  change: { from: ['draft', 'scheduled'], to: [], words: 'changed' },
  delete: { from: ['draft'], to: [], words: 'deleted' },
  force: { from: ['scheduled', 'paused'], to: ['preparing', 'sending'], words: 'started now' },
  pause: { from: ['sending'], to: ['paused'], words: 'paused' },
  resume: { from: ['paused'], to: ['sending'], words: 'resumed' },
  cancel: { from: ['draft', 'scheduled', 'preparing', 'sending', 'paused'], to: ['canceled'], words: 'canceled' },
} as const satisfies Record<
  string,
  { readonly from: readonly JobStatus[]; readonly to: readonly JobStatus[]; readonly words: string }
>
export type MailerAct = keyof typeof ACTS

const includes = (statuses: readonly JobStatus[], status: JobStatus): boolean => statuses.includes(status)

const STATES: Readonly<Record<JobStatus, string>> = {
  draft: 'a draft',
  scheduled: 'scheduled',
  preparing: 'being prepared',
  sending: 'being sent',
  paused: 'paused',
  finished: 'finished',
  canceled: 'canceled',
}

/** Whether a mailer's status allows this action. Requesting its current state is allowed. */
export const mailerCan = (act: MailerAct, status: JobStatus): Can =>
  includes(ACTS[act].from, status) || includes(ACTS[act].to, status)
    ? yes
    : no(`This mailer is ${STATES[status]}. It can’t be ${ACTS[act].words}.`)

/** Whether there is nothing left to do, because it has been done. */
export const isDone = (act: MailerAct, status: JobStatus): boolean => includes(ACTS[act].to, status)

/** Whether a screen offers this action: never one that has been done. */
export const mailerOffers = (act: MailerAct, status: JobStatus): Can =>
  isDone(act, status) ? no(`This mailer is already ${STATES[status]}.`) : mailerCan(act, status)

/** Messages are being sent, or will be. */
export const RUNNING_STATUSES = ['preparing', 'sending', 'paused'] as const satisfies readonly JobStatus[]
export const isOver = (status: JobStatus): boolean => status === 'finished' || status === 'canceled'
