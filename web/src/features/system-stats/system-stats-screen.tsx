import { useEffect } from 'react'
import { OUTSIDE_LABELS } from '@xd/core/domain/admin/outside.ts'
import { JOB_STATUS_LABELS } from '@xd/core/domain/mailer/job-status.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { SystemStatsData } from '#data/system-stats.ts'
import { useCall } from '#data/use-call.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { ColumnChart } from '#ui/chart/column-chart.tsx'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Facts, Section } from './facts.tsx'
import { FailingJobs } from './failing-jobs.tsx'
import { JobsTable } from './jobs-table.tsx'
import { bytesWords } from '#ui/text/bytes-words.ts'
import { sinceWords } from './words.ts'
import styles from './system-stats.module.css'

const EVERY_MS = 10_000
const WORDS = { whole: 'All', part: 'Received' }
/** By the viewer's clock, because the system has no time zone of its own. */
const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric' })

/** System status. It refreshes automatically while it is in view. */
export function SystemStatsScreen() {
  const { data, error, isPending, refetch } = useCall('admin/system-stats', {})
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [refetch])
  return (
    <section className={styles.page} aria-label="System statistics" tabIndex={0}>
      <h2 className={styles.title}>System statistics</h2>
      {data === undefined && error && <LoadFailed what="statistics" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={8} label="Loading system statistics" />}
      {data && <Stats stats={data.stats} stale={error?.message ?? null} />}
    </section>
  )
}

function Stats({ stats, stale }: { stats: SystemStatsData; stale: string | null }) {
  const now = useNow()
  const since = (at: string | null) => (at === null ? 'Not since restart' : sinceWords(new Date(at).getTime(), now))
  const { jobs, migrations, reconciliation } = stats
  const sum = (which: 'late' | 'failing' | 'gaveUp') => jobs.reduce((total, job) => total + job[which], 0)
  return (
    <>
      <p className={styles.about} role="status">
        {stale === null
          ? `As of ${sinceWords(new Date(stats.at).getTime(), now)}.`
          : `${stale} These are the last figures.`}
      </p>
      <KeyFigures>
        <KeyFigure label="Started" value={sinceWords(new Date(stats.startedAt).getTime(), now)} />
        <KeyFigure label="Late jobs" value={grouped(sum('late'))} />
        <KeyFigure label="Failing jobs" value={grouped(sum('failing'))} />
        {stats.backupOverdue && (
          <KeyFigure
            label="Last backup, overdue"
            value={stats.lastBackup === null ? 'Never' : sinceWords(new Date(stats.lastBackup).getTime(), now)}
            isBad
          />
        )}
        <KeyFigure label="Jobs that gave up" value={grouped(sum('gaveUp'))} />
      </KeyFigures>
      {stats.failing.length > 0 && (
        <Section title="Failing now" about="From this process’s log.">
          <Facts
            facts={stats.failing.map(({ what, cause, since: at }) => [
              what,
              `${sinceWords(new Date(at).getTime(), now)}: ${cause.split('\n', 1)[0]}`,
            ])}
          />
        </Section>
      )}
      <ColumnChart
        title="Messages in the last 24 hours"
        of="Hour"
        words={WORDS}
        bars={stats.messagesByHour.map((one) => ({
          label: HOUR.format(new Date(one.hour)),
          whole: one.in + one.out,
          part: one.in,
        }))}
        show={(value) => grouped(value)}
      />
      <Section title="Jobs">
        <JobsTable jobs={jobs} />
        <FailingJobs jobs={stats.failingJobs} />
      </Section>
      <div className={styles.columns}>
        <Section title="System">
          <Facts
            facts={[
              ['Version', `${stats.version}, ${stats.mode}`],
              ['Processes', String(stats.nodes)],
              ['Database', stats.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'],
              ['Size', bytesWords(stats.bytes)],
              ['Migrations', `${migrations.count}, last ${migrations.last}`],
              ...(migrations.pending > 0 ? [['Still to run', String(migrations.pending)] as const] : []),
              ['Last backup', stats.lastBackup === null ? 'Never' : since(stats.lastBackup)],
              ['Open sockets', grouped(stats.sockets)],
              ['Events waiting to be sent', String(stats.eventLag)],
            ]}
          />
        </Section>
        <Section title="Outside" about="Result of the last attempt since restart.">
          <Facts
            facts={stats.outside.map(({ name, lastSuccess, lastError }) => [
              OUTSIDE_LABELS[name],
              lastError === null
                ? since(lastSuccess)
                : `${since(lastSuccess)}; failed ${sinceWords(new Date(lastError.at).getTime(), now)}: ${lastError.message.split('\n', 1)[0]}`,
            ])}
          />
        </Section>
        <Section title="Mailers">
          <Facts
            facts={stats.mailers
              .filter(({ count }) => count > 0)
              .map(({ jobStatus, count }) => [JOB_STATUS_LABELS[jobStatus], grouped(count)])}
            none="There are no mailers."
          />
        </Section>
        <Section title="Reconciliation">
          <Facts
            facts={[
              ['Accounts compared', String(reconciliation.accounts)],
              ['With a problem', String(reconciliation.withProblem)],
              ['Oldest comparison', since(reconciliation.oldest)],
              ['Open differences', String(reconciliation.openDifferences)],
            ]}
          />
        </Section>
        <Section title="Webhooks" about="Received since restart.">
          <Facts
            facts={stats.webhooks.map(({ path, taken, refused, lastAt }) => [
              path,
              `${taken} accepted, ${refused} rejected, last ${since(lastAt)}`,
            ])}
            none="Nothing yet."
          />
        </Section>
        <Section title="Limits hit" about="Rate-limited calls since restart.">
          <Facts
            facts={stats.limitsHit.map(({ call, count, lastAt }) => [call, `${count}, last ${since(lastAt)}`])}
            none="None."
          />
        </Section>
      </div>
    </>
  )
}
