import { useAddress } from '#address/use-address.ts'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import type { MailerData } from '#data/mailers.ts'
import { moment } from '#ui/text/moment.ts'
import { MailerAct, MailerMenu } from './mailer-acts.tsx'
import { MailerOverview } from './mailer-overview.tsx'
import { MailerTag } from './mailer-tag.tsx'
import { people, whenOf } from './mailer-words.ts'
import { RecipientsTab } from './recipients-tab.tsx'
import { useLiveMailer } from './use-live-mailer.ts'
import styles from './mailers.module.css'

interface Props {
  readonly jobID: number
  readonly onClose: () => void
  /** Opens the editor with a mailer, or with a copy of it as a new one. */
  readonly onEdit: (jobID: number | null, likeID?: number) => void
}

/** One mailer over the list: its text and audience, its progress and its results. */
export function MailerDetails({ jobID, onClose, onEdit }: Props) {
  const { query, job, share } = useLiveMailer(jobID)
  const { params, go } = useAddress()
  const tab = params.tab === 'recipients' ? 'recipients' : 'overview'
  const acts = job && { job, onClose, onEdit }
  return (
    <Dialog
      open
      onClose={onClose}
      title={job?.jobTitle || (job ? 'Untitled mailer' : 'Mailer')}
      size="wide"
      {...(acts && {
        description: <Heading job={acts.job} />,
        footer: (
          <>
            <FooterStart>
              <MailerMenu {...acts} />
            </FooterStart>
            <MailerAct {...acts} />
          </>
        ),
      })}
    >
      {job && share && (
        <Tabs
          label="Mailer"
          value={tab}
          onChange={(next) =>
            go({
              tab: next === 'overview' ? undefined : next,
              state: undefined,
              why: undefined,
              find: undefined,
              at: undefined,
            })
          }
          tabs={[
            { value: 'overview', label: 'Overview', panel: <MailerOverview job={job} share={share} /> },
            {
              value: 'recipients',
              label: 'Recipients',
              ...(job.counts.total > 0 && { count: job.counts.total }),
              panel: <RecipientsTab job={job} />,
            },
          ]}
        />
      )}
      {!job && query.isError && <LoadFailed what="mailer" isOne error={query.error} retry={query.refetch} />}
      {!job && !query.isError && <SkeletonRows rows={6} label="Loading the mailer" />}
    </Dialog>
  )
}

function Heading({ job }: { job: MailerData }) {
  const now = useNow()
  const zoneOf = useZoneOf()
  const { words, at } = whenOf(job)
  const many = job.counts.total - job.counts.excluded
  return (
    <span className={styles.heading}>
      <MailerTag status={job.jobStatus} />
      <span className="num">
        {words} {moment(Date.parse(at), now, zoneOf(job.jobStoreID))}
        {many > 0 && ` · to ${people(many)}`}
      </span>
    </span>
  )
}
