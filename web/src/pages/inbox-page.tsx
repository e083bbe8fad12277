import { Suspense, useCallback, useEffect, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useStores } from '#data/company.ts'
import { prefetchMessages } from '#data/use-messages.ts'
import { useSignedIn } from '#data/session.ts'
import { InboxList } from '#features/inbox/inbox-list.tsx'
import { useInboxFilters } from '#features/inbox/use-inbox-filters.ts'
import { useShownConversation } from '#features/inbox/use-shown-conversation.ts'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { pauseLetterShortcuts } from '#ui/hook/use-shortcuts.ts'
import { whenIdle } from '#ui/hook/when-idle.ts'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { useOpenConversation } from './use-open-conversation.ts'
import styles from './inbox-page.module.css'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'

const ConversationScreens = lazyPage(() => import('./conversation-screens.tsx'), 'ConversationScreens')
const NewMessageDialog = lazyDialog(() => import('#features/customers/new-message-dialog.tsx'), 'NewMessageDialog')
const NextWaiting = lazyPage(() => import('#features/inbox/next-waiting.tsx'), 'NextWaiting')
const FirstSteps = lazyPage(() => import('#parts/page/first-steps.tsx'), 'FirstSteps')

const BOX_COMES_MS = 3_000

/** From the box back to the open conversation's row. */
const focusRow = () => document.querySelector<HTMLElement>('button[aria-current="true"]')?.focus()

/** The main screen: the list, the conversation and its customer. */
export function InboxPage() {
  const { user } = useSignedIn()
  const phone = useIsPhone()
  const canText = useStores().some(({ storeSMSNumber }) => storeSMSNumber !== '')
  const [writing, setWriting] = useState(false)
  const [hasWritten, setHasWritten] = useState(false)
  const { convoID, open } = useShownConversation(useInboxFilters(user.userAllowedStoreIDs))
  /** The conversation opened for writing, and how many times. */
  const [writingTo, setWritingTo] = useState<{ convoID: number | undefined; times: number }>()
  const openConversation = useOpenConversation()
  const close = useCallback(() => open(undefined), [open])
  // The list comes first. Data for the next click is fetched after it.
  useEffect(() => whenIdle(() => void ConversationScreens.preload().then(NewMessageDialog.preload)), [])
  const toWrite = (id: number | undefined) => {
    // Typing before the box appears must not trigger shortcuts.
    pauseLetterShortcuts(BOX_COMES_MS)
    setWritingTo((before) => ({ convoID: id, times: (before?.times ?? 0) + 1 }))
  }
  const write = () => {
    setHasWritten(true)
    setWriting(true)
  }
  const next = (
    <NextWaiting
      onOpen={(id) => {
        toWrite(id)
        open(id)
      }}
    />
  )
  return (
    <div className={styles.page} data-reading={convoID !== undefined || undefined}>
      {(!phone || convoID === undefined) && (
        <InboxList
          convoID={convoID}
          open={open}
          onNewMessage={holds(user.userPermissions, 'customers') ? write : undefined}
          onOpened={(id, isToWrite) => (isToWrite ? toWrite(id) : setWritingTo(undefined))}
          onNear={({ convo }) => prefetchMessages(convo.convoID)}
        />
      )}
      {convoID !== undefined ? (
        <Suspense fallback={<div className={styles.none} aria-busy="true" />}>
          <ConversationScreens
            convoID={convoID}
            writing={convoID === writingTo?.convoID ? writingTo.times : 0}
            onLeave={focusRow}
            onBack={close}
          />
        </Suspense>
      ) : (
        (!phone || !canText) && (
          <div className={styles.none}>
            <Suspense fallback={null}>{canText ? next : <FirstSteps otherwise={!phone && next} />}</Suspense>
          </div>
        )
      )}
      {hasWritten && (
        <NewMessageDialog
          open={writing}
          onClose={() => setWriting(false)}
          onOpen={async (custID, storeID) => toWrite(await openConversation(custID, storeID))}
        />
      )}
    </div>
  )
}
