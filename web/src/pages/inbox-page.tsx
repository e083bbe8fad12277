import { useState } from 'react'
import { prefetchMessages } from '#data/use-messages.ts'
import { useSession } from '#data/session.ts'
import { NewMessageDialog } from '#features/customers/new-message-dialog.tsx'
import { InboxList } from '#features/inbox/inbox-list.tsx'
import { useInboxFilters } from '#features/inbox/use-inbox-filters.ts'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { ConversationScreen } from './conversation-screen.tsx'
import { useOpenConversation } from './use-open-conversation.ts'
import styles from './inbox-page.module.css'

/** The screen where staff live: the list, the conversation, and whom it is with. */
export function InboxPage() {
  const session = useSession()
  const phone = useIsPhone()
  const [writing, setWriting] = useState(false)
  const { convoID, open } = useInboxFilters(session?.user.userAllowedStoreIDs ?? [])
  const [writingTo, setWritingTo] = useState<number>()
  const openConversation = useOpenConversation()
  if (!session) return null
  return (
    <div className={styles.page} data-reading={convoID !== undefined || undefined}>
      {(!phone || convoID === undefined) && (
        <InboxList session={session} onNewMessage={() => setWriting(true)} onNear={({ convo }) => prefetchMessages(convo.convoID)} />
      )}
      {convoID !== undefined ? (
        <ConversationScreen key={convoID} convoID={convoID} session={session} writing={convoID === writingTo} onBack={() => open(undefined)} />
      ) : (
        !phone && (
          <div className={styles.none}>
            <EmptyState kind="none" title="No conversation chosen" text="Choose one from the list, or press j and k to walk through it." />
          </div>
        )
      )}
      <NewMessageDialog open={writing} session={session} onClose={() => setWriting(false)} onOpen={async (custID, storeID) => setWritingTo(await openConversation(custID, storeID))} />
    </div>
  )
}
