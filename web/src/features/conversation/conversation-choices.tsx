import { Flag, Tag, UserRound, UserRoundX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { CONVERSATION_FLAGS, type ConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import { type EmployeeData, useEmployees, useLabels } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FLAG_NAMES, FlagIcon } from '#parts/message/flag-icon.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { AnchoredPopover } from '#ui/overlay/anchored-popover.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { LabelChoices } from '#parts/label/label-picker.tsx'
import { PickList } from '#ui/picker/pick-list.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { LabelMark } from '#parts/label/label-chip.tsx'
import styles from './conversation-header.module.css'

interface Props {
  convo: Wire<typeof Conversation>
  onAssign: (userID: number | null) => void
  onLabels: (labels: readonly number[]) => void
  onFlag: (flag: ConversationFlag) => void
}

/** No user has this id. */
const NOBODY = 0
const NO_PERMISSION = 'You don’t have permission to do this.'

const worksAt = (storeID: number) => (employee: EmployeeData) => employee.userAllowedStoreIDs.includes(storeID)

/** A conversation's assignee, labels and flag: three buttons that share one popover. */
export function ConversationChoices({ convo, onAssign, onLabels, onFlag }: Props) {
  const employees = useEmployees()
  const labels = useLabels('conversation')
  const create = useCreateLabel('conversation')
  const mayLabel = holds(useSignedIn().user.userPermissions, 'labels')
  const [open, setOpen] = useState<'assign' | 'label' | 'flag'>()
  const [assign, label, flag] = [
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
    useRef<HTMLButtonElement>(null),
  ]
  useShortcuts([
    { keys: 'l', group: 'Conversation', does: 'Label', writes: true, disabled: !mayLabel, run: () => setOpen('label') },
  ])
  const close = () => setOpen(undefined)
  const toggle = (which: typeof open) => () => setOpen(open === which ? undefined : which)
  const assignee = employees.find(({ userID }) => userID === convo.convoAssignedUserID)
  const own = labels.filter(({ labelID }) => convo.convoLabels.includes(labelID))
  const [first, ...others] = own
  const button = { writes: true, size: 'small', variant: 'ghost', 'aria-haspopup': 'dialog' } as const

  return (
    <>
      <Button
        {...button}
        ref={assign}
        aria-expanded={open === 'assign'}
        icon={
          assignee ? (
            <Avatar name={assignee.userNickname} size={18} color={assignee.userColor} />
          ) : (
            <UserRound aria-hidden="true" />
          )
        }
        onClick={toggle('assign')}
      >
        {assignee ? (
          <span className={styles.named}>{assignee.userNickname}</span>
        ) : (
          <span className={styles.word}>Assign</span>
        )}
      </Button>
      {(mayLabel || first) && (
        <Button
          {...button}
          ref={label}
          aria-expanded={open === 'label'}
          disabledReason={mayLabel ? null : NO_PERMISSION}
          aria-label={first ? `Labels: ${own.map(({ labelName }) => labelName).join(', ')}` : 'Label'}
          icon={!first && <Tag aria-hidden="true" />}
          onClick={toggle('label')}
        >
          {first ? (
            <span className={styles.labels}>
              <LabelMark name={first.labelName} color={first.labelColor} icon={<LabelIcon name={first.labelIcon} />} />
              {others.length > 0 && `+${others.length}`}
            </span>
          ) : (
            <span className={styles.word}>Label</span>
          )}
        </Button>
      )}
      <Button
        {...button}
        ref={flag}
        aria-expanded={open === 'flag'}
        icon={convo.convoFlag === 'none' ? <Flag aria-hidden="true" /> : <FlagIcon flag={convo.convoFlag} isSet />}
        onClick={toggle('flag')}
      >
        {convo.convoFlag === 'none' ? (
          <span className={styles.word}>Flag</span>
        ) : (
          <span className={styles.named}>{FLAG_NAMES[convo.convoFlag]}</span>
        )}
      </Button>
      {open === 'assign' && (
        <AnchoredPopover anchor={assign} label="Assign to" width={248} onClose={close}>
          <PickList
            label="Assign to"
            searchLabel="Find a colleague"
            value={assignee?.userID ?? NOBODY}
            options={[
              { value: NOBODY, name: 'Nobody', icon: <UserRoundX size={18} aria-hidden="true" /> },
              ...employees.filter(worksAt(convo.storeID)).map(({ userID, userNickname, userColor, userIsXDACCT }) => ({
                value: userID,
                name: userNickname,
                ...(userIsXDACCT && { detail: '(XD Support)' }),
                icon: <Avatar name={userNickname} size={20} color={userColor} />,
              })),
            ]}
            onPick={(userID) => {
              close()
              onAssign(userID === NOBODY ? null : userID)
            }}
          />
        </AnchoredPopover>
      )}
      {open === 'label' && (
        <AnchoredPopover anchor={label} label="Labels" width={248} onClose={close}>
          <LabelChoices
            labels={labels}
            selected={convo.convoLabels}
            onChange={onLabels}
            onCreate={(name) =>
              void create(name).then(
                (labelID) => labelID !== undefined && onLabels([...convo.convoLabels, labelID]),
                toastFailure,
              )
            }
            onManage={() => {
              close()
              openDialog({ kind: 'labels', module: 'conversation' })
            }}
          />
        </AnchoredPopover>
      )}
      {open === 'flag' && (
        <AnchoredPopover anchor={flag} label="Flag" width={248} onClose={close}>
          <PickList
            label="Flag"
            searchLabel="Find a flag"
            value={convo.convoFlag}
            options={CONVERSATION_FLAGS.map((name) => ({
              value: name,
              name: FLAG_NAMES[name],
              icon: <FlagIcon flag={name} isSet />,
            }))}
            onPick={(chosen) => {
              close()
              onFlag(chosen)
            }}
          />
        </AnchoredPopover>
      )}
    </>
  )
}
