import { Check, Flag, SlidersHorizontal } from 'lucide-react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@xd/core/domain/bubble/lead.ts'
import { CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import type { EmployeeData, LabelData, StoreData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { chipClass, FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { FLAG_NAMES, FlagIcon } from '#parts/message/flag-icon.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { cx } from '#ui/class-names.ts'
import { type InboxFilters, PAGE_SIZES } from './use-inbox-filters.ts'
import styles from './inbox-filter-bar.module.css'

interface Props {
  filters: InboxFilters
  unread: number
  stores: readonly StoreData[]
  employees: readonly EmployeeData[]
  labels: readonly LabelData[]
  onChange: <K extends keyof InboxFilters>(name: K, value: InboxFilters[K]) => void
  searchRef: React.Ref<HTMLInputElement>
  /** Done typing: move to the results. */
  onDone: () => void
}

const tick = (chosen: boolean) => (chosen ? <Check aria-hidden="true" /> : <span />)

/** The inbox's filters. Each chip shows its current value. */
export function InboxFilterBar({ filters, unread, stores, employees, labels, onChange, searchRef, onDone }: Props) {
  const asksLeads = hasFeature(useSignedIn().company.features, 'quotebubble')
  const pick = <K extends keyof InboxFilters>(name: K, value: InboxFilters[K], label: React.ReactNode): MenuEntry => ({
    key: `${name}-${value}`,
    label,
    icon: tick(filters[name] === value),
    onSelect: () => onChange(name, value),
  })
  const more: MenuEntry[] = [
    { kind: 'heading', key: 'flags', label: 'Flag' },
    pick('flag', 'any', 'Any flag'),
    ...CONVERSATION_FLAGS.map((flag) =>
      pick(
        'flag',
        flag,
        <span className={styles.flag}>
          <FlagIcon flag={flag} /> {FLAG_NAMES[flag]}
        </span>,
      ),
    ),
    { kind: 'rule', key: 'rule-1' },
    { kind: 'heading', key: 'assigned', label: 'Assigned to' },
    pick('assigned', 'any', 'Anyone'),
    pick('assigned', 'me', 'Me'),
    pick('assigned', 'none', 'Nobody'),
    ...employees.map((employee) => pick('assigned', employee.userID, employee.userNickname)),
    ...(labels.length > 0
      ? ([
          { kind: 'rule', key: 'rule-2' },
          { kind: 'heading', key: 'labels', label: 'Label' },
          pick('label', null, 'Any label'),
          ...labels.map((label) => pick('label', label.labelID, label.labelName)),
        ] satisfies MenuEntry[])
      : []),
    { kind: 'rule', key: 'rule-channel' },
    { kind: 'heading', key: 'channels', label: 'Where it started' },
    pick('channel', 'any', 'Anywhere'),
    pick('channel', 'web', 'Chat on your website'),
    ...(asksLeads
      ? ([
          { kind: 'rule', key: 'rule-leads' },
          { kind: 'heading', key: 'leads', label: 'Quote requests' },
          pick('lead', 'any', 'With or without'),
          pick('lead', 'open', 'Open'),
          ...LEAD_STATUSES.map((status) => pick('lead', status, LEAD_STATUS_LABELS[status])),
        ] satisfies MenuEntry[])
      : []),
    { kind: 'rule', key: 'rule-3' },
    { kind: 'heading', key: 'sizes', label: 'Conversations at a time' },
    ...PAGE_SIZES.map((size) => pick('perPage', size, size)),
  ]
  const moreIsSet =
    [filters.flag, filters.assigned, filters.channel, filters.lead].some((value) => value !== 'any') ||
    filters.label !== null

  return (
    <div className={styles.bar}>
      <PausingSearchBox
        ref={searchRef}
        label="Filter conversations"
        placeholder="Filter by name, phone or text"
        value={filters.filter}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onDone()
        }}
        onChange={(filter) => onChange('filter', filter)}
      />
      <div className={styles.chips}>
        <FilterChip
          label="Status"
          value={filters.status}
          all={{ value: 'all', label: 'All' }}
          options={[
            { value: 'active', label: 'Active' },
            { value: 'archived', label: 'Archived' },
          ]}
          onChange={(status) => onChange('status', status)}
        />
        <button
          type="button"
          className={chipClass(filters.unread)}
          aria-pressed={filters.unread}
          onClick={() => onChange('unread', !filters.unread)}
        >
          Unread <span className="num">{unread > 0 ? unread : ''}</span>
        </button>
        <StoreFilter stores={stores} value={filters.store} onChange={(store) => onChange('store', store)} />
        <span className={styles.more}>
          <Menu
            label="More filters"
            trigger={
              <IconButton
                label="More filters: flag, assigned, label"
                className={cx(moreIsSet && styles.moreOn)}
                icon={filters.flag !== 'any' ? <Flag aria-hidden="true" /> : <SlidersHorizontal aria-hidden="true" />}
              />
            }
            entries={more}
          />
        </span>
      </div>
    </div>
  )
}
