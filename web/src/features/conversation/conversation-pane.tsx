import type { ReactNode } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import type { Customer } from '@xd/core/contract/entity/customer.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import type { StoreData } from '#data/company.ts'
import type { DraftData } from '#data/drafts.ts'
import { usePresence } from '#data/presence.ts'
import { type MessageData, useLastMessages } from '#data/use-messages.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { ChatLine } from './chat-line.tsx'
import { Composer } from './composer.tsx'
import { ComposerPlace } from './composer-place.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import { OptOutLine } from './opt-out-line.tsx'
import { PresenceLine } from './presence-line.tsx'
import { Thread } from './thread.tsx'
import styles from './conversation-pane.module.css'

const PromiseLine = lazyDecor(() => import('./promise-line.tsx'), 'PromiseLine')

interface Props {
  convo: Wire<typeof Conversation>
  /** Whether `convo` is not being fetched right now. */
  isCurrent: boolean
  customer: Wire<typeof Customer>
  store: StoreData
  /** What the user has started to write. */
  draft: DraftData | null
  userID: number
  renderPayment: (payment: NonNullable<MessageData['payment']>, message: MessageData) => ReactNode
  renderLead: (lead: NonNullable<MessageData['messageLead']>) => ReactNode
  /** Absent where the user may not request payments. */
  onRequestPayment: (() => void) | undefined
  /** Counts how often the conversation was opened for writing. */
  writing: number
  /** Esc was pressed in the box. */
  onLeave?: () => void
  /** The surrounding page already shows the customer and store, and links back. On a phone it has the actions too. */
  bare?: boolean
  onBack?: () => void
  /** Absent where the user may not see more of the customer. */
  onDetails?: (() => void) | undefined
}

/** One conversation: the customer, the messages, and the box to answer. */
export function ConversationPane({
  convo,
  isCurrent,
  customer,
  store,
  draft,
  userID,
  renderPayment,
  renderLead,
  onRequestPayment,
  writing,
  onLeave,
  bare = false,
  onBack,
  onDetails,
}: Props) {
  const { convoID } = convo
  const phone = useIsPhone()
  const newest = useLastMessages(convoID)?.newest
  const { viewing, typing, visitorTyping, typed } = usePresence(convoID, userID)

  return (
    <section className={styles.pane} aria-label={`Conversation with ${shownName(customer)}`}>
      {!(bare && phone) && (
        <ConversationHeader
          convo={convo}
          name={shownName(customer)}
          phone={customer.custPhone}
          bare={bare}
          store={store}
          onBack={onBack}
          onDetails={onDetails}
        />
      )}
      <Thread
        unread={isCurrent ? convo.convoUnread > 0 : undefined}
        meant={writing > 0}
        key={convoID}
        convoID={convoID}
        timezone={store.storeTimezone}
        hours={store}
        who={customer.custFirstName.trim() || shownName(customer)}
        renderPayment={renderPayment}
        renderLead={renderLead}
      />
      <ChatLine convoID={convoID} isTyping={visitorTyping} />
      <OptOutLine key={`opt-out-${convoID}`} convoID={convoID} customer={customer} />
      <PromiseLine key={`promise-${convoID}`} convoID={convoID} customer={customer} store={store} />
      <PresenceLine viewing={viewing} typing={typing} />
      <ComposerPlace key={`composer-${convoID}`}>
        <Composer
          convoID={convoID}
          customer={customer}
          store={store}
          userID={userID}
          draft={draft}
          onTyped={typed}
          lastSeenMessageID={newest?.messageID}
          onRequestPayment={onRequestPayment}
          writing={writing}
          onLeave={onLeave}
        />
      </ComposerPlace>
    </section>
  )
}
