import { BATCH_KIND_LABELS, BATCH_SOURCE_LABELS } from '@xd/core/domain/notice/batch.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { useAuthors, useStore } from '#data/company.ts'
import type { BatchData } from '#data/notices.ts'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { ProgressBar } from '#ui/busy/progress-bar.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { moment } from '#ui/text/moment.ts'
import { CancelBatch, SendBatch } from './batch-acts.tsx'
import { BatchNotices } from './batch-notices.tsx'
import { BatchTag } from './batch-tag.tsx'
import { LettersBanner } from './letters-banner.tsx'
import { left } from './notice-words.ts'
import { useBatch } from './use-batch.ts'
import styles from './notices.module.css'

/** One batch over the list: what each customer reads, where it goes, and its status. */
export function BatchDetails({ batchID, onClose }: { batchID: number; onClose: () => void }) {
  const found = useBatch(batchID)
  const { query } = found
  const batch = query.data?.batch
  const timezone = useZoneOf()(batch?.storeID)
  return (
    <Dialog
      open
      onClose={onClose}
      title={batch ? `${BATCH_KIND_LABELS[batch.batchKind]} notices` : 'Notices'}
      size="wide"
      {...(batch && {
        description: <Heading batch={batch} timezone={timezone} />,
        footer: (
          <>
            <FooterStart>
              <CancelBatch batch={batch} />
            </FooterStart>
            <SendBatch batch={batch} onClose={onClose} />
          </>
        ),
      })}
    >
      {batch && (
        <div className={styles.batch}>
          <State batch={batch} />
          <LettersBanner batch={batch} timezone={timezone} />
          <BatchNotices {...found} />
        </div>
      )}
      {!batch && query.error && <LoadFailed what="batch" isOne error={query.error} retry={query.refetch} />}
      {!batch && !query.error && <SkeletonRows rows={6} label="Loading the notices" />}
    </Dialog>
  )
}

function Heading({ batch, timezone }: { batch: BatchData; timezone: string }) {
  const now = useNow()
  const store = useStore(batch.storeID)
  const author = useAuthors()(batch.batchCreatedByID)
  const at = (instant: string) => moment(Date.parse(instant), now, timezone)
  const { batchSource, batchExternalID, batchFilename, batchCreatedDate, batchStartedDate, batchStatus } = batch
  return (
    <span className={styles.heading}>
      <BatchTag status={batchStatus} />
      <span className="num">
        {[
          store?.storeName,
          [BATCH_SOURCE_LABELS[batchSource], batchFilename ?? batchExternalID].filter(Boolean).join(' '),
          `added ${at(batchCreatedDate)}${author && ` by ${author}`}`,
          batchStartedDate !== null && `sent ${at(batchStartedDate)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  )
}

/** The next step, or the progress so far. */
function State({ batch: { batchStatus, counts } }: { batch: BatchData }) {
  if (batchStatus === 'ready')
    return <Banner tone="gold">No notices have been sent yet. Review what each customer will get, then send.</Banner>
  if (batchStatus !== 'sending') return null
  const done = counts.total - left(counts)
  const words = `${grouped(done)} of ${grouped(counts.total)}`
  return (
    <section className={styles.going} aria-label="Progress">
      <ProgressBar label="Progress" done={done} total={counts.total} words={words} />
      <p className={`${styles.hint} num`}>
        {words} sent or decided.
        {counts.held > 0 && ` ${grouped(counts.held)} are on hold until they can be sent.`}
      </p>
    </section>
  )
}
