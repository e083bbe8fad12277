import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { useCall } from '#data/use-call.ts'
import { useOpened } from '#parts/page/use-opened.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReplyList } from './reply-list.tsx'
import styles from './replies.module.css'

/** Shared quick replies and the user's own. One opens over them. */
export function RepliesTab() {
  const { data, error, isPending, refetch } = useCall('inbox/get-quick-replies', {})
  const [importing, setImporting] = useState(false)
  const replies = data?.replies ?? []
  const everyones = replies.filter(({ replyIsMine }) => !replyIsMine)
  const mine = replies.filter(({ replyIsMine }) => replyIsMine)
  const opened = useOpened('open', replies, 'replyID')
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <p className={styles.lead}>Type / and a shortcode in a conversation to insert one of these.</p>
        <div className={styles.acts}>
          <Button writes icon={<FileUp aria-hidden="true" />} onClick={() => setImporting(true)}>
            Import
          </Button>
          <DownloadLink href={exportPath('quick-replies', {})} label="Export" />
          <Button writes variant="primary" icon={<Plus aria-hidden="true" />} onClick={opened.add}>
            Add a quick reply
          </Button>
        </div>
      </div>
      {error && <LoadFailed what="quick replies" error={error} retry={refetch} />}
      {isPending && <SkeletonRows rows={5} label="Loading quick replies" />}
      {data && replies.length === 0 && (
        <EmptyState kind="none" title="No quick replies yet" text="Add the first one, or import a list." />
      )}
      {everyones.length > 0 && <ReplyList title="For everyone" replies={everyones} onOpen={opened.open} />}
      {mine.length > 0 && <ReplyList title="Only for me" replies={mine} onOpen={opened.open} />}
      {opened.isOpen && <ReplyDialog key={opened.key} reply={opened.row} onClose={opened.close} />}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}
