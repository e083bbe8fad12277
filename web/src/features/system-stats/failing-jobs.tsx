import { useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { shortDuration } from '@xd/core/domain/time/relative.ts'
import { type SystemStatsData, useDropJob, useRunJobAgain } from '#data/system-stats.ts'
import { useMayChange } from '#parts/admin/use-may-change.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './system-stats.module.css'
import { sinceWords } from './words.ts'

type Job = SystemStatsData['failingJobs'][number]

/** The next attempt: automatic, in a while or immediately; or that the job gave up. */
const nextWords = ({ runAt, gaveUpAt }: Job, now: number): string => {
  if (gaveUpAt !== null) return `gave up ${sinceWords(new Date(gaveUpAt).getTime(), now)}`
  const at = new Date(runAt).getTime()
  return at > now ? `tried again in ${shortDuration(at - now)}` : 'tried again now'
}

const dropWords = (companyName: string | null): string =>
  companyName === null
    ? 'Its work won’t be done, and it won’t be tried again.'
    : `Its work for ${companyName} won’t be done, and it won’t be tried again. The company can read in its activity log that you dropped it.`

/** Jobs that failed on their last attempt. Each can be run immediately, or dropped. */
export function FailingJobs({ jobs }: { jobs: readonly Job[] }) {
  const now = useNow()
  const refusal = useMayChange()
  const [runAgain, drop] = [useRunJobAgain(), useDropJob()]
  const [dropping, setDropping] = useState<Job | null>(null)
  const run = (job: Job) =>
    runAgain.mutate({ jobID: job.jobID }, { onSuccess: () => toast(`${job.kind} runs again`), onError: toastFailure })
  const stop = () => setDropping(null)
  return (
    <>
      {jobs.length > 0 && <h4 className={styles.small}>Failing or given up</h4>}
      {jobs.length > 0 && (
        <ul className={styles.jobs} aria-label="Failing jobs">
          {jobs.map((job) => (
            <li key={job.jobID}>
              <div className={styles.job}>
                <p>
                  <span className={styles.name}>{job.kind}</span> {job.companyName && `of ${job.companyName}`}
                </p>
                <p className={styles.error}>{job.lastError.split('\n', 1)[0]}</p>
                <p className={`${styles.about} num`}>
                  Tried {countOf(job.attempts, 'time')}, {nextWords(job, now)}
                </p>
              </div>
              <div className={styles.acts}>
                <Button
                  writes
                  disabledReason={refusal}
                  onClick={() => run(job)}
                  aria-label={`Run again: ${job.kind} ${job.jobID}`}
                >
                  Run again
                </Button>
                <Button
                  writes
                  variant="dangerGhost"
                  disabledReason={refusal ?? job.keptFor}
                  onClick={() => setDropping(job)}
                  aria-label={`Drop: ${job.kind} ${job.jobID}`}
                >
                  Drop
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={dropping !== null}
        onCancel={stop}
        onConfirm={() =>
          dropping &&
          drop.mutate(
            { jobID: dropping.jobID },
            { onSuccess: () => toast(`${dropping.kind} is dropped`), onError: toastFailure, onSettled: stop },
          )
        }
        title={`Drop ${dropping?.kind ?? 'this job'}?`}
        description={dropWords(dropping?.companyName ?? null)}
        confirm="Drop job"
        danger
        busy={drop.isPending}
      />
    </>
  )
}
