import { shownName } from '@xd/core/domain/customer/name.ts'
import { durationWords } from '@xd/core/domain/time/relative.ts'
import { useAuthors } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { rowWords } from './row-words.ts'

/** In place of a conversation: who has waited longest for an answer. */
export function NextWaiting({ onOpen }: { onOpen: (convoID: number) => void }) {
  const { data, isPending } = useCall('home/today', {})
  const authorOf = useAuthors()
  const me = useSignedIn().user.userID
  const now = useNow()
  if (isPending) return null
  const next = data?.unanswered.conversations[0]
  const since = next?.convo.convoWaitingSince
  if (!next || !since)
    return (
      <EmptyState
        kind="none"
        title={data ? 'No one is waiting' : 'No conversation is open'}
        text="Pick a conversation, or press J and K."
      />
    )
  return (
    <EmptyState
      kind="none"
      title={`Next: ${shownName(next.customer)}, waiting ${durationWords(now - Date.parse(since))}`}
      text={rowWords(next, me, authorOf)}
      actions={
        <Button variant="primary" onClick={() => onOpen(next.convo.convoID)}>
          Open
        </Button>
      }
    />
  )
}
