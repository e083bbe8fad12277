import { holds } from '@xd/core/domain/access/permissions.ts'
import { isOver } from '@xd/core/domain/mailer/job-status.ts'
import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { useStores } from '#data/company.ts'
import type { MailerData } from '#data/mailers.ts'
import { useProgress } from '#data/progress.ts'
import { useSignedIn } from '#data/session.ts'
import { StoreName } from '#parts/store/store-name.tsx'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { ProgressBar } from '#ui/busy/progress-bar.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { moment } from '#ui/text/moment.ts'
import { MailerTag } from './mailer-tag.tsx'
import { arrived, included, shareOf, shareWords, whenOf } from './mailer-words.ts'
import styles from './mailers.module.css'

type Key = 'title' | 'status' | 'store' | 'when' | 'people' | 'delivered' | 'replied' | 'stop' | 'paid'

interface Props {
  readonly jobs: readonly MailerData[]
  readonly onOpen: (jobID: number) => void
  readonly openID: number | undefined
}

const count = (job: MailerData, many: number) =>
  job.counts.total === 0 ? <span className={styles.none}>–</span> : grouped(many)

export function MailersTable({ jobs, onOpen, openID }: Props) {
  const now = useNow()
  const stores = useStores()
  const progress = useProgress()
  const { user } = useSignedIn()
  const zoneOf = useZoneOf()
  const columns: Column<MailerData, Key>[] = [
    {
      key: 'title',
      phone: 'lead',
      title: 'Mailer',
      cell: ({ jobTitle, jobChannel }) => (
        <span className={styles.name}>
          <b className="cut">{jobTitle || 'Untitled'}</b>
          {jobChannel === 'email' && <span className={styles.channel}>Email</span>}
        </span>
      ),
    },
    {
      key: 'status',
      phone: 'tail',
      title: 'Status',
      cell: (job) => <Status job={job} {...shareOf(job, progress.get(`mailer/${job.jobID}`))} />,
    },
    {
      key: 'store',
      spare: 5,
      title: 'From',
      cell: ({ jobStoreID }) => {
        const store = stores.find(({ storeID }) => storeID === jobStoreID)
        return store ? <StoreName store={store} /> : <span className={styles.none}>Store used last</span>
      },
    },
    {
      key: 'when',
      phone: 'under',
      title: 'When',
      cell: (job) => {
        const { words, at } = whenOf(job)
        return (
          <span className={styles.when}>
            {words}{' '}
            <time className="num" dateTime={at}>
              {moment(Date.parse(at), now, zoneOf(job.jobStoreID))}
            </time>
          </span>
        )
      },
    },
    {
      key: 'people',
      phone: 'end',
      title: 'Recipients',
      numeric: true,
      cell: (job) => count(job, included(job.counts)),
    },
    { key: 'delivered', spare: 2, title: 'Delivered', numeric: true, cell: (job) => count(job, arrived(job.counts)) },
    { key: 'replied', spare: 3, title: 'Replied', numeric: true, cell: (job) => count(job, job.counts.replied) },
    { key: 'stop', spare: 4, title: 'Opted out', numeric: true, cell: (job) => count(job, job.counts.optedOut) },
    {
      key: 'paid',
      spare: 1,
      title: 'Paid',
      numeric: true,
      cell: (job) => (job.paidCount ? dollars(job.paidAmount ?? 0) : <span className={styles.none}>–</span>),
    },
  ]
  return (
    <Table<MailerData, Key>
      label="Mailers"
      columns={columns.filter(
        ({ key }) =>
          (key !== 'store' || stores.length > 1) && (key !== 'paid' || holds(user.userPermissions, 'payments')),
      )}
      rows={jobs}
      rowKey={({ jobID }) => jobID}
      selectedKey={openID ?? null}
      onOpen={({ jobID }) => onOpen(jobID)}
    />
  )
}

const RUNS: readonly string[] = ['preparing', 'sending', 'paused']

function Status({ job, done, total }: { job: MailerData; done: number; total: number }) {
  const { jobStatus, counts } = job
  return (
    <span className={styles.status}>
      <span className={styles.pills}>
        <MailerTag status={jobStatus} />
        {isOver(jobStatus) && counts.failed > 0 && (
          <span className={styles.failed}>{countOf(counts.failed, 'failure')}</span>
        )}
      </span>
      {RUNS.includes(jobStatus) && (
        <ProgressBar
          label={`Progress of ${job.jobTitle}`}
          done={done}
          total={total}
          words={shareWords({ done, total })}
          paused={jobStatus === 'paused'}
        />
      )}
    </span>
  )
}
