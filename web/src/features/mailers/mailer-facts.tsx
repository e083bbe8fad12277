import { grouped } from '@xd/core/domain/text/figure.ts'
import { useAuthors, useLabels, useStore } from '#data/company.ts'
import type { MailerData } from '#data/mailers.ts'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { LabelChip } from '#parts/label/label-chip.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { moment } from '#ui/text/moment.ts'
import { useAudienceWords } from './use-audience-words.ts'
import styles from './mailers.module.css'

/** The audience, the sender, the speed, and who made it. */
export function MailerFacts({ job }: { job: MailerData }) {
  const now = useNow()
  const zoneOf = useZoneOf()
  const store = useStore(job.jobStoreID === 'last' ? undefined : job.jobStoreID)
  const author = useAuthors()(job.jobCreatedByID)
  const words = useAudienceWords()
  const own = useLabels('mailer').filter(({ labelID }) => job.jobLabels.includes(labelID))
  const unit = job.jobChannel === 'sms' ? 'segments' : 'emails'
  const made = moment(Date.parse(job.jobCreatedDate), now, zoneOf(job.jobStoreID))
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Who gets it</dt>
        <dd>{words(job.jobAudience)}</dd>
      </div>
      <div>
        <dt>From</dt>
        <dd>
          {job.jobStoreID === 'last' ? 'The store each customer used last' : (store?.storeName ?? 'A closed store')}
        </dd>
      </div>
      {job.jobRate !== null && (
        <div>
          <dt>Sending speed</dt>
          <dd>
            At most {grouped(job.jobRate)} {unit} per minute
          </dd>
        </div>
      )}
      {own.length > 0 && (
        <div>
          <dt>Labels</dt>
          <dd className={styles.chips}>
            {own.map(({ labelID, labelName, labelColor, labelIcon }) => (
              <LabelChip key={labelID} name={labelName} color={labelColor} icon={<LabelIcon name={labelIcon} />} />
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>Created</dt>
        <dd className="num">{author ? `${made} by ${author}` : made}</dd>
      </div>
    </dl>
  )
}
