import { Archive, ArchiveRestore, ArrowLeft, PanelRight } from 'lucide-react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { StoreData } from '#data/company.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { toastAct, toastFailure } from '#ui/overlay/toasts.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { ConversationChoices } from './conversation-choices.tsx'
import styles from './conversation-header.module.css'

interface Props {
  convo: Wire<typeof Conversation>
  name: string
  phone: string
  /** The surrounding page already shows the customer and store, and links back: only the actions are left. */
  bare: boolean
  store: StoreData
  onBack?: (() => void) | undefined
  /** Shows or hides the customer next to the thread. */
  onDetails?: (() => void) | undefined
}

export function ConversationHeader({ convo, name, phone, bare, store, onBack, onDetails }: Props) {
  const acts = useConversationActs()
  const archived = convo.convoStatus === 'archived'

  const archive = () => toastAct(acts.archive(convo, name, !archived))

  return (
    <header className={cx(styles.header, bare && styles.bare)}>
      {!bare && (
        <>
          <span className={styles.back}>
            <IconButton label="Back to the list" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} />
          </span>
          <div className={styles.who}>
            <h2 className={styles.name}>{name}</h2>
            <p className={styles.sub}>
              <span className={styles.store} title={store.storeName}>
                <StoreDot color={store.storeColor} /> {store.storeAbbr}
              </span>
              {formatPhone(phone) !== name && <span className="num">{formatPhone(phone)}</span>}
            </p>
          </div>
        </>
      )}
      <div className={styles.acts}>
        <ConversationChoices
          convo={convo}
          onAssign={(userID) => toastAct(acts.assign(convo, name, userID))}
          onLabels={(labels) => acts.setLabels(convo, labels).catch(toastFailure)}
          onFlag={(flag) => toastAct(acts.setFlag(convo, name, flag))}
        />
        <Button
          writes
          size="small"
          icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          onClick={archive}
        >
          <span className={styles.word}>{archived ? 'Move to inbox' : 'Archive'}</span>
        </Button>
        {!bare && onDetails && (
          <IconButton label="Customer details" icon={<PanelRight aria-hidden="true" />} onClick={onDetails} />
        )}
      </div>
    </header>
  )
}
