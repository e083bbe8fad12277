import { Ban, Send } from 'lucide-react'
import { useState } from 'react'
import { batchCan } from '@xd/core/domain/notice/batch.ts'
import { type BatchData, useNoticeChange } from '#data/notices.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { gone, left, noticesWord } from './notice-words.ts'
import { SendDialog } from './send-dialog.tsx'

/** Sends a batch after a review. */
export function SendBatch({ batch, onClose }: { batch: BatchData; onClose: () => void }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={onClose}>Close</Button>
      {batch.batchStatus === 'ready' && (
        <Button writes variant="primary" icon={<Send aria-hidden="true" />} onClick={() => setAsking(true)}>
          Send…
        </Button>
      )}
      {asking && <SendDialog batch={batch} onClose={() => setAsking(false)} />}
    </>
  )
}

/** The messages that a cancellation stops, and those it can’t call back. */
const cancelWords = ({ counts }: BatchData): string => {
  const open = left(counts) + counts.letter
  const stopped = `${noticesWord(open)} that ${open === 1 ? 'hasn’t' : 'haven’t'} been sent yet won’t be.`
  const sent = gone(counts)
  return sent === 0
    ? `${stopped} This can’t be undone.`
    : `${stopped} ${noticesWord(sent)} already sent can’t be recalled. This can’t be undone.`
}

/** Stops everything unsent in a batch. */
export function CancelBatch({ batch }: { batch: BatchData }) {
  const [asking, setAsking] = useState(false)
  const cancel = useNoticeChange('notices/cancel-batch')
  if (batch.batchStatus === 'canceled' || !batchCan.cancel(batch.batchStatus).ok) return null
  const open = left(batch.counts) + batch.counts.letter
  return (
    <>
      <Button
        writes
        variant="dangerGhost"
        icon={<Ban aria-hidden="true" />}
        busy={cancel.isPending}
        disabledReason={
          open > 0 ? null : gone(batch.counts) > 0 ? 'All of its notices were already sent' : 'It has no notices'
        }
        onClick={() => setAsking(true)}
      >
        Cancel batch…
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          cancel.mutate({ batchID: batch.batchID }, { onSuccess: () => toast('Batch canceled'), onError: toastFailure })
        }}
        title="Cancel this batch?"
        description={cancelWords(batch)}
        confirm="Cancel batch"
        cancel="Keep it"
        danger
      />
    </>
  )
}
