import { Archive, ArchiveRestore, ArrowLeft, Flag, PanelRight, UserRound } from 'lucide-react'
import { useState } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type EmployeeData, type StoreData, useEmployees } from '#data/company.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { Button } from '#ui/action/button.tsx'
import { cx } from '#ui/class-names.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { FLAG_NAMES, FlagIcon } from '#ui/icon/flag-icon.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { toastAct, toastFailure } from '#ui/overlay/toasts.tsx'
import { EmployeeSelector } from '#ui/picker/employee-selector.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { StoreDot } from '#ui/status/store-edge.tsx'
import { ConversationLabels } from './conversation-labels.tsx'
import styles from './conversation-header.module.css'

interface Props {
  convo: Wire<typeof Conversation>
  name: string
  phone: string
  /** The page around already says with whom and where, leads back, and shows the customer: only the acts are left. */
  bare: boolean
  store: StoreData
  onBack?: (() => void) | undefined
  /** Shows or hides the customer beside the thread. */
  onDetails?: (() => void) | undefined
}

const worksHere = (employee: EmployeeData, storeID: number) => employee.userAllowedStoreIDs.includes(storeID)

export function ConversationHeader({ convo, name, phone, bare, store, onBack, onDetails }: Props) {
  const employees = useEmployees()
  const [assigning, setAssigning] = useState(false)
  const acts = useConversationActs()
  const assignee = employees.find(({ userID }) => userID === convo.convoAssignedUserID)
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
              <span className="num">{formatPhone(phone)}</span> · <StoreDot color={store.storeColor} />{' '}
              {store.storeName}
            </p>
          </div>
        </>
      )}
      <div className={styles.acts}>
        <Button
          size="small"
          variant="ghost"
          aria-haspopup="dialog"
          icon={
            assignee ? (
              <Avatar name={assignee.userNickname} size={18} color={assignee.userColor} />
            ) : (
              <UserRound aria-hidden="true" />
            )
          }
          onClick={() => setAssigning(true)}
        >
          <span className={styles.word}>{assignee ? assignee.userNickname : 'Assign'}</span>
        </Button>
        <EmployeeSelector
          open={assigning}
          onClose={() => setAssigning(false)}
          title="Assign to"
          employees={employees.filter((employee) => worksHere(employee, store.storeID))}
          value={assignee?.userID ?? null}
          onSelect={(userID) => toastAct(acts.assign(convo, name, userID))}
        />
        <ConversationLabels
          convo={convo}
          onChange={(labels) => acts.setLabels(convo.convoID, labels).catch(toastFailure)}
        />
        <Menu
          label="Flag"
          trigger={
            <Button
              size="small"
              variant="ghost"
              icon={convo.convoFlag === 'none' ? <Flag aria-hidden="true" /> : <FlagIcon flag={convo.convoFlag} />}
            >
              <span className={styles.word}>{convo.convoFlag === 'none' ? 'Flag' : FLAG_NAMES[convo.convoFlag]}</span>
            </Button>
          }
          entries={CONVERSATION_FLAGS.map((flag) => ({
            key: flag,
            label: FLAG_NAMES[flag],
            icon: <FlagIcon flag={flag} />,
            onSelect: () => toastAct(acts.setFlag(convo, name, flag)),
          }))}
        />
        <Button
          size="small"
          icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          onClick={archive}
        >
          <span className={styles.word}>{archived ? 'Move to inbox' : 'Archive'}</span>
        </Button>
        {!bare && <IconButton label="Customer details" icon={<PanelRight aria-hidden="true" />} onClick={onDetails} />}
      </div>
    </header>
  )
}
