import type { ComponentProps } from 'react'
import { Archive, ArchiveRestore, Flag, Mail, MailOpen, Tag, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import type { ConversationFlag } from '@xd/core/domain/conversation/flags.ts'
import { MOST_AT_ONCE } from '@xd/core/domain/conversation/many.ts'
import type { ManyChange } from '#data/change-many.ts'
import type { LabelData } from '#data/company.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { flagEntry } from '#parts/message/flag-entry.tsx'
import { SelectionBar } from '#ui/list/selection-bar.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import { type Matching, wholeWords } from './bulk-words.ts'
import styles from './bulk-bar.module.css'

const Tool = (props: ComponentProps<typeof IconButton>) => (
  <IconButton writes size="small" tipSide="bottom" {...props} />
)

interface Props {
  /** How many rows on screen are selected, and how many there are. */
  count: number
  shown: number
  matching: Matching
  /** All matches are selected, even those not on screen. */
  whole: boolean
  archived: boolean
  /** Undefined if they differ. */
  flag: ConversationFlag | undefined
  /** Absent for users who may not label. */
  labels: readonly LabelData[]
  me: number
  onChange: (change: ManyChange) => void
  onAssignTo: () => void
  onAll: () => void
  onWhole: () => void
  onClear: () => void
}

/** Actions on all selected conversations, and a way to select all that match. */
export function BulkBar({
  count,
  shown,
  matching,
  whole,
  archived,
  flag,
  labels,
  me,
  onChange,
  onAssignTo,
  onAll,
  onWhole,
  onClear,
}: Props) {
  const labelling = (kind: 'addLabel' | 'removeLabel') =>
    labels.map(({ labelID, labelName, labelColor }): MenuEntry => ({
      key: `${kind}${labelID}`,
      label: labelName,
      icon: <i className={styles.mark} style={{ background: labelColor }} aria-hidden="true" />,
      onSelect: () => onChange(kind === 'addLabel' ? { addLabel: labelID } : { removeLabel: labelID }),
    }))
  const labelEntries: MenuEntry[] = [
    { kind: 'heading', key: 'add', label: 'Add' },
    ...labelling('addLabel'),
    { kind: 'heading', key: 'remove', label: 'Remove' },
    ...labelling('removeLabel'),
  ]
  const more = whole || (count === shown && matching.count > shown)
  return (
    <SelectionBar
      label="Selected conversations"
      count={whole ? Math.min(matching.count, MOST_AT_ONCE) : count}
      shown={shown}
      onAll={onAll}
      onClear={onClear}
    >
      <Button
        writes
        size="small"
        icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
        onClick={() => onChange({ archived: !archived })}
      >
        {archived ? 'Move to inbox' : 'Archive'}
      </Button>
      <span className={styles.icons}>
        <Tool label="Mark read" icon={<MailOpen aria-hidden="true" />} onClick={() => onChange({ unread: false })} />
        <Tool label="Mark unread" icon={<Mail aria-hidden="true" />} onClick={() => onChange({ unread: true })} />
        <Menu
          label="Flag"
          align="start"
          trigger={<Tool label="Flag" icon={<Flag aria-hidden="true" />} />}
          entries={[flagEntry(flag, (next) => onChange({ flag: next }))]}
        />
        {labels.length > 0 && (
          <Menu
            label="Label"
            align="start"
            trigger={<Tool label="Label" icon={<Tag aria-hidden="true" />} />}
            entries={labelEntries}
          />
        )}
        <Tool
          label="Assign to me"
          icon={<UserRoundCheck aria-hidden="true" />}
          onClick={() => onChange({ userID: me })}
        />
        <Tool
          label="Assign to…"
          icon={<UserRoundPlus aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={onAssignTo}
        />
      </span>
      {more && (
        <p className={styles.which} role="status">
          <span className="num">
            {whole ? `Selected: ${wholeWords(matching)}.` : `All ${shown} shown are selected.`}
          </span>
          <Button size="small" variant="ghost" onClick={whole ? onAll : onWhole}>
            {whole ? `Only the ${shown} shown` : `Select ${wholeWords(matching)}`}
          </Button>
        </p>
      )}
    </SelectionBar>
  )
}
