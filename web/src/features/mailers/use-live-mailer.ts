import { useEffect, useRef } from 'react'
import { JOB_STATUS_LABELS } from '@xd/core/domain/mailer/job-status.ts'
import type { MailerData } from '#data/mailers.ts'
import { useProgress } from '#data/progress.ts'
import { useCall } from '#data/use-call.ts'
import { announce } from '#ui/a11y/announce.ts'
import { type Share, shareOf, spokenShare } from './mailer-words.ts'

/** Announces each quarter and each change of state, politely. */
const useSpoken = (job: MailerData | undefined, share: Share | undefined) => {
  const before = useRef<{ status: string; share: Share }>(undefined)
  useEffect(() => {
    if (!job || !share) return
    const { current } = before
    before.current = { status: job.jobStatus, share }
    if (!current) return
    if (current.status !== job.jobStatus)
      return announce(`${job.jobTitle}: ${JOB_STATUS_LABELS[job.jobStatus].toLowerCase()}`)
    const said = spokenShare(current.share, share)
    if (said && job.jobStatus === 'sending') announce(said)
  }, [job, share])
}

/** A mailer and its progress, kept up to date while it is sent. */
export const useLiveMailer = (jobID: number) => {
  const query = useCall('mailers/fetch-job', { jobID })
  const job = query.data?.job
  const heard = useProgress().get(`mailer/${jobID}`)
  const share = job && shareOf(job, heard)
  useSpoken(job, share)
  return { query, job, share }
}
