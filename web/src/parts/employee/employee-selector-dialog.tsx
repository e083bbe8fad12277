import { UserRoundX } from 'lucide-react'
import { Avatar } from '#ui/status/avatar.tsx'
import { GenericSelectDialog } from '#ui/picker/generic-select-dialog.tsx'

export interface SelectableEmployee {
  readonly userID: number
  readonly userNickname: string
  readonly userColor: string
  readonly userIsXDACCT: boolean
}

export interface EmployeeSelectorProps {
  open: boolean
  onClose: () => void
  title: string
  employees: readonly SelectableEmployee[]
  /** null is nobody; omitted for several conversations with different ones. */
  value?: number | null
  onSelect: (userID: number | null) => void
}

/** No user has this id. */
const NOBODY = 0

/** Chooses a colleague from a grid of faces, or nobody. */
export function EmployeeSelectorDialog({ open, onClose, title, employees, value, onSelect }: EmployeeSelectorProps) {
  return (
    <GenericSelectDialog
      open={open}
      onClose={onClose}
      title={title}
      mode="grid"
      searchLabel="Search employees"
      {...(value !== undefined && { value: value ?? NOBODY })}
      items={[
        { value: NOBODY, title: 'Nobody', before: <UserRoundX size={32} strokeWidth={1.5} aria-hidden="true" /> },
        ...employees.map(({ userID, userNickname, userColor, userIsXDACCT }) => ({
          value: userID,
          title: userNickname,
          ...(userIsXDACCT && { detail: '(XD Support)' }),
          before: <Avatar name={userNickname} size={32} color={userColor} />,
        })),
      ]}
      onSelect={(userID) => onSelect(userID === NOBODY ? null : userID)}
    />
  )
}
