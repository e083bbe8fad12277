import { FileUp, Plus } from 'lucide-react'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { numberIn, textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { useHeld } from '#ui/hook/use-held.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ReplyDialog } from './reply-dialog.tsx'
import { ReplyList } from './reply-list.tsx'
import styles from './replies.module.css'

const NEW = 'new'

/** Shared quick replies and the user's own. One opens over them. */
export function RepliesTab() {
  const { params, over } = useAddress()
  const { data, error, isPending, refetch } = useCall('inbox/get-quick-replies', {})
  const [importing, setImporting] = useState(false)
  const replies = data?.replies ?? []
  const everyones = replies.filter(({ replyIsMine }) => !replyIsMine)
  const mine = replies.filter(({ replyIsMine }) => replyIsMine)
  const opening = numberIn(params.open)
  const opened = useHeld(
    opening,
    replies.find(({ replyID }) => replyID === opening),
  )
  const open = (which: number | typeof NEW | undefined) => over({ open: which })
  return (
    <div className={styles.tab}>
      <div className={styles.top}>
        <p className={styles.lead}>Type / and a shortcode in a conversation to insert one of these.</p>
        <div className={styles.acts}>
          <Button writes icon={<FileUp aria-hidden="true" />} onClick={() => setImporting(true)}>
            Import
          </Button>
          <DownloadLink href={exportPath('quick-replies', {})} label="Export" />
          <Button writes variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => open(NEW)}>
            Add a quick reply
          </Button>
        </div>
      </div>
      {error && (
        <EmptyState
          kind="failed"
          title="The quick replies couldn’t be loaded"
          text={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <SkeletonRows rows={5} label="Loading quick replies" />}
      {data && replies.length === 0 && (
        <EmptyState kind="none" title="No quick replies yet" text="Add the first one, or import a list." />
      )}
      {everyones.length > 0 && <ReplyList title="For everyone" replies={everyones} onOpen={open} />}
      {mine.length > 0 && <ReplyList title="Only for me" replies={mine} onOpen={open} />}
      {(opened || textIn(params.open) === NEW) && (
        <ReplyDialog key={opened?.replyID ?? NEW} reply={opened ?? null} onClose={() => open(undefined)} />
      )}
      {importing && <ImportDialog onClose={() => setImporting(false)} />}
    </div>
  )
}
