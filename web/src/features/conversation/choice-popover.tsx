import { UserRoundX } from 'lucide-react'
import type { RefObject } from 'react'
import type { Wire } from '@xd/core/contract/calls.ts'
import type { Conversation } from '@xd/core/contract/entity/conversation.ts'
import { CONVERSATION_FLAGS, type ConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import { type EmployeeData, useEmployees, useLabels } from '#data/company.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { LabelChoices } from '#parts/label/label-picker.tsx'
import { FLAG_NAMES, FlagIcon } from '#parts/message/flag-icon.tsx'
import { AnchoredPopover } from '#ui/overlay/anchored-popover.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { PickList } from '#ui/picker/pick-list.tsx'
import { Avatar } from '#ui/status/avatar.tsx'

export interface Choosing {
  convo: Wire<typeof Conversation>
  onAssign: (userID: number | null) => void
  onLabels: (labels: readonly number[]) => void
  onFlag: (flag: ConversationFlag) => void
}

export type Choice = 'assign' | 'label' | 'flag'

interface Props extends Choosing {
  choice: Choice
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** No user has this id. */
const NOBODY = 0

const worksAt = (storeID: number) => (employee: EmployeeData) => employee.userAllowedStoreIDs.includes(storeID)

/** Chooses a conversation’s assignee, labels or flag. */
export function ChoicePopover({ choice, anchor, convo, onAssign, onLabels, onFlag, onClose }: Props) {
  const employees = useEmployees()
  const labels = useLabels('conversation')
  const create = useCreateLabel('conversation')
  switch (choice) {
    case 'assign':
      return (
        <AnchoredPopover anchor={anchor} label="Assign to" width={248} onClose={onClose}>
          <PickList
            label="Assign to"
            searchLabel="Find a colleague"
            value={convo.convoAssignedUserID ?? NOBODY}
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
              onClose()
              onAssign(userID === NOBODY ? null : userID)
            }}
          />
        </AnchoredPopover>
      )
    case 'label':
      return (
        <AnchoredPopover anchor={anchor} label="Labels" width={248} onClose={onClose}>
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
              onClose()
              openDialog({ kind: 'labels', module: 'conversation' })
            }}
          />
        </AnchoredPopover>
      )
    case 'flag':
      return (
        <AnchoredPopover anchor={anchor} label="Flag" width={248} onClose={onClose}>
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
              onClose()
              onFlag(chosen)
            }}
          />
        </AnchoredPopover>
      )
  }
}
