import { exportPath } from '@xd/core/contract/exports.ts'
import { RECIPIENT_STATE_LABELS, RECIPIENT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { numberIn, oneOf, textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import type { MailerData } from '#data/mailers.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { useSame } from '#ui/hook/use-same.ts'
import { ListEnd } from '#ui/list/list-end.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { RecipientsTable } from './recipients-table.tsx'
import { useReasons } from './use-reasons.ts'
import styles from './mailers.module.css'

const PER_PAGE = 25

/**
 * Everyone on a mailer’s list, each in one state. The address holds the filters, so that a link shows the same people.
 */
export function RecipientsTab({ job }: { job: MailerData }) {
  const { params, go } = useAddress()
  const [filter, page] = [textIn(params.find), numberIn(params.at) ?? 1]
  const status = oneOf(['all', ...RECIPIENT_STATES], params.state, 'all')
  const reason = textIn(params.why)
  const search = useSame({ filter, status, reason, page, perPage: PER_PAGE })
  const query = usePages(
    'mailers/recipients/list',
    { jobID: job.jobID, search },
    'recipients',
    ({ recipientID }) => recipientID,
  )
  const reasons = useReasons(job.jobID, status)
  const recipients = query.data?.recipients ?? []
  const { count = 0 } = query.data ?? {}
  const isFiltered = filter !== '' || status !== 'all' || reason !== ''
  return (
    <div className={styles.recipients}>
      <div className={styles.narrow}>
        <PausingSearchBox
          label="Filter recipients"
          placeholder="Name, phone or email"
          value={filter}
          onChange={(find) => go({ find: find || undefined, at: undefined }, true)}
        />
        <FilterChip
          label="Status"
          value={status}
          all={{ value: 'all', label: 'Any status' }}
          options={RECIPIENT_STATES.map((state) => ({ value: state, label: RECIPIENT_STATE_LABELS[state] }))}
          onChange={(state) => go({ state: state === 'all' ? undefined : state, why: undefined, at: undefined })}
        />
        {reasons.length > 0 && (
          <FilterChip
            label="Reason"
            value={reason}
            all={{ value: '', label: 'Any reason' }}
            options={reasons}
            onChange={(why) => go({ why: why || undefined, at: undefined })}
          />
        )}
        {count > 0 && (
          <DownloadLink
            small
            href={exportPath('mailer-recipients', { mailer: job.jobID, filter, status, reason })}
            label="Export CSV"
          />
        )}
      </div>
      {recipients.length === 0 && (
        <NoRows
          query={query}
          noun="recipients"
          isFiltered={isFiltered}
          onClearFilters={() => go({ find: undefined, state: undefined, why: undefined, at: undefined })}
          hint="The list is final when you send."
        />
      )}
      {recipients.length > 0 && <RecipientsTable recipients={recipients} />}
      <ListEnd
        onlyIfMore
        query={query}
        page={page}
        perPage={PER_PAGE}
        onPage={(next) => go({ at: next === 1 ? undefined : next })}
        noun="recipients"
      />
    </div>
  )
}
