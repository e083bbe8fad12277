import { isOver } from '@xd/core/domain/mailer/job-status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { MailerData, MailerResult } from '#data/mailers.ts'
import { useCall } from '#data/use-call.ts'
import { ProgressBar } from '#ui/busy/progress-bar.tsx'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { MailerFacts } from './mailer-facts.tsx'
import { MailerTexts } from './mailer-texts.tsx'
import { arrived, included, left, type Share, shareWords } from './mailer-words.ts'
import styles from './mailers.module.css'

/** Why some people didn’t get it, in sentences, most frequent first. */
const Failures = ({ failed }: Pick<MailerResult, 'failed'>) =>
  failed.length > 0 && (
    <div>
      <h3 className={styles.title}>Why some didn’t get it</h3>
      <ul className={styles.reasons}>
        {failed.map(({ sentence, count }) => (
          <li key={sentence}>
            <b className="num">{grouped(count)}</b> <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  )

/** The text and audience, next to the progress and the results. */
export function MailerOverview({ job, share }: { job: MailerData; share: Share }) {
  const { jobStatus, jobPausedReason, counts } = job
  const hasBegun = counts.total > 0
  return (
    <div className={styles.overview}>
      <div className={styles.side}>
        {jobStatus === 'paused' && <Banner tone="warning">{jobPausedReason ?? 'This mailer is paused.'}</Banner>}
        {hasBegun && !isOver(jobStatus) && <Going job={job} share={share} />}
        {jobStatus === 'preparing' && !hasBegun && (
          <p className={styles.hint} role="status">
            Finding out who gets it…
          </p>
        )}
        {hasBegun && <Outcome job={job} />}
        <MailerFacts job={job} />
      </div>
      <MailerTexts job={job} />
    </div>
  )
}

function Going({ job, share }: { job: MailerData; share: Share }) {
  const isPaused = job.jobStatus === 'paused'
  const { held } = job.counts
  return (
    <section className={styles.going} aria-label="Progress">
      <p className={`${styles.share} num`}>
        <b>{shareWords(share)}</b> {job.jobStatus === 'preparing' ? 'checked' : 'sent'}
      </p>
      <ProgressBar label="Progress" done={share.done} total={share.total} words={shareWords(share)} paused={isPaused} />
      {held > 0 && (
        <p className={`${styles.hint} num`}>{grouped(held)} are on hold until quiet hours end where they live.</p>
      )}
    </section>
  )
}

function Outcome({ job }: { job: MailerData }) {
  const { counts, jobID } = job
  const result = useCall('mailers/result', { jobID }, { keepPrevious: true }).data?.result
  const of = `of ${grouped(included(counts))}`
  const waiting = left(counts)
  return (
    <section className={styles.outcome} aria-label="Result">
      <KeyFigures>
        <KeyFigure label="Delivered" value={grouped(arrived(counts))} note={of} />
        <KeyFigure label="Not delivered" value={grouped(counts.failed)} />
        <KeyFigure label="Replied" value={grouped(counts.replied)} />
        <KeyFigure label="Opted out" value={grouped(counts.optedOut)} />
        {waiting > 0 && <KeyFigure label="Still waiting" value={grouped(waiting)} />}
        {counts.canceled > 0 && <KeyFigure label="Canceled" value={grouped(counts.canceled)} />}
        <KeyFigure label="Left out" value={grouped(counts.excluded)} />
        {result?.paidAmount !== undefined && (
          <KeyFigure
            label="Paid within 7 days"
            value={dollars(result.paidAmount)}
            {...(result.paidCount && { note: `by ${grouped(result.paidCount)}` })}
          />
        )}
      </KeyFigures>
      {result && <Failures failed={result.failed} />}
    </section>
  )
}
