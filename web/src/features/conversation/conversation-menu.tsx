import { Archive, ArchiveRestore, Ellipsis, Flag, Tag, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useEmployees, useLabels } from '#data/company.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { useSignedIn } from '#data/session.ts'
import { FLAG_NAMES } from '#parts/message/flag-icon.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { toastAct, toastFailure } from '#ui/overlay/toasts.tsx'
import { type Choice, ChoicePopover, type Choosing } from './choice-popover.tsx'

interface Props extends Pick<Choosing, 'convo'> {
  name: string
}

/** A conversation’s acts behind one button, where there is no room for them side by side. */
export function ConversationMenu({ convo, name }: Props) {
  const acts = useConversationActs()
  const mayLabel = holds(useSignedIn().user.userPermissions, 'labels')
  const trigger = useRef<HTMLButtonElement>(null)
  const wanted = useRef<Choice>(undefined)
  const [choice, setChoice] = useState<Choice>()
  const assignee = useEmployees().find(({ userID }) => userID === convo.convoAssignedUserID)
  const own = useLabels('conversation').flatMap(({ labelID, labelName }) =>
    convo.convoLabels.includes(labelID) ? labelName : [],
  )
  const flagged = convo.convoFlag === 'none' ? 'Flag…' : `Flag: ${FLAG_NAMES[convo.convoFlag]}…`
  const archived = convo.convoStatus === 'archived'
  const choose = (which: Choice) => ({ key: which, writes: true, onSelect: () => void (wanted.current = which) })
  return (
    <>
      <Menu
        label="Conversation"
        // The popover opens once the menu has given the focus back: it returns it to where it was then.
        onCloseAutoFocus={() => {
          setChoice(wanted.current)
          wanted.current = undefined
        }}
        trigger={<IconButton ref={trigger} label="More" icon={<Ellipsis aria-hidden="true" />} />}
        entries={[
          {
            key: 'archive',
            writes: true,
            label: archived ? 'Move to inbox' : 'Archive',
            icon: archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />,
            onSelect: () => toastAct(acts.archive(convo, name, !archived)),
          },
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
          { ...choose('flag'), label: flagged, icon: <Flag aria-hidden="true" /> },
        ]}
      />
      {choice && (
        <ChoicePopover
          choice={choice}
          anchor={trigger}
          convo={convo}
          onAssign={(userID) => toastAct(acts.assign(convo, name, userID))}
          onLabels={(labels) => acts.setLabels(convo, labels).catch(toastFailure)}
          onFlag={(flag) => toastAct(acts.setFlag(convo, name, flag))}
          onClose={() => setChoice(undefined)}
        />
      )}
    </>
  )
}
