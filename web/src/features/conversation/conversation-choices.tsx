import { Flag, Tag, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useEmployees, useLabels } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { FLAG_NAMES, FlagIcon } from '#parts/message/flag-icon.tsx'
import { LabelIcon } from '#parts/label/label-icon.tsx'
import { Avatar } from '#ui/status/avatar.tsx'
import { LabelMark } from '#parts/label/label-chip.tsx'
import { type Choice, ChoicePopover, type Choosing } from './choice-popover.tsx'
import styles from './conversation-header.module.css'

const NO_PERMISSION = 'You don’t have permission to do this.'

/** A conversation's assignee, labels and flag: three buttons that share one popover. */
export function ConversationChoices({ convo, onAssign, onLabels, onFlag }: Choosing) {
  const employees = useEmployees()
  const labels = useLabels('conversation')
  const mayLabel = holds(useSignedIn().user.userPermissions, 'labels')
  const [open, setOpen] = useState<Choice>()
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
        aria-label={convo.convoFlag === 'none' ? 'Flag' : `Flag: ${FLAG_NAMES[convo.convoFlag]}`}
        onClick={toggle('flag')}
      >
        <span className={styles.word}>Flag</span>
      </Button>
      {open && (
        <ChoicePopover
          choice={open}
          anchor={{ assign, label, flag }[open]}
          convo={convo}
          onClose={close}
          {...{ onAssign, onLabels, onFlag }}
        />
      )}
    </>
  )
}
