import { Archive, ArchiveRestore, Ellipsis, Flag, Tag, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useEmployees, useLabels } from '#data/company.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { useSignedIn } from '#data/session.ts'
import { FLAG_NAMES, FlagIcon } from '#parts/message/flag-icon.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { toastAct, toastFailure } from '#ui/overlay/toasts.tsx'
import { type Choice, ChoicePopover, type Choosing } from './choice-popover.tsx'

interface Props extends Pick<Choosing, 'convo'> {
  name: string
}

/** A conversation’s actions where words don't fit: the two most common ones, and the others behind a button. */
export function ConversationMenu({ convo, name }: Props) {
  const acts = useConversationActs()
  const mayLabel = holds(useSignedIn().user.userPermissions, 'labels')
  const [flag, more] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const wanted = useRef<Choice>(undefined)
  const [choice, setChoice] = useState<Choice>()
  const assignee = useEmployees().find(({ userID }) => userID === convo.convoAssignedUserID)
  const own = useLabels('conversation').flatMap(({ labelID, labelName }) =>
    convo.convoLabels.includes(labelID) ? labelName : [],
  )
  const flagged = convo.convoFlag !== 'none'
  const archived = convo.convoStatus === 'archived'
  const choose = (which: Choice) => ({ key: which, writes: true, onSelect: () => void (wanted.current = which) })
  return (
    <>
      <IconButton
        writes
        label={archived ? 'Move to inbox' : 'Archive'}
        icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onClick={() => toastAct(acts.archive(convo, name, !archived))}
      />
      <IconButton
        ref={flag}
        writes
        aria-haspopup="dialog"
        aria-expanded={choice === 'flag'}
        label={flagged ? `Flag: ${FLAG_NAMES[convo.convoFlag]}` : 'Flag'}
        icon={flagged ? <FlagIcon flag={convo.convoFlag} isSet /> : <Flag aria-hidden="true" />}
        onClick={() => setChoice(choice === 'flag' ? undefined : 'flag')}
      />
      <Menu
        label="Conversation"
        // The popover opens once the menu has returned the focus, so that the popover can return it to the same place.
        onCloseAutoFocus={() => {
          setChoice(wanted.current)
          wanted.current = undefined
        }}
        trigger={<IconButton ref={more} label="More" icon={<Ellipsis aria-hidden="true" />} />}
        entries={[
          {
            ...choose('assign'),
            label: assignee ? `Assigned to ${assignee.userNickname}…` : 'Assign…',
            icon: <UserRound aria-hidden="true" />,
          },
          ...(mayLabel
            ? [
                {
                  ...choose('label'),
                  label: own.length > 0 ? `Labels: ${own.join(', ')}…` : 'Label…',
                  icon: <Tag aria-hidden="true" />,
                },
              ]
            : []),
        ]}
      />
      {choice && (
        <ChoicePopover
          choice={choice}
          anchor={choice === 'flag' ? flag : more}
          convo={convo}
          onAssign={(userID) => toastAct(acts.assign(convo, name, userID))}
          onLabels={(labels) => acts.setLabels(convo, labels).catch(toastFailure)}
          onFlag={(next) => toastAct(acts.setFlag(convo, name, next))}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  )
}
