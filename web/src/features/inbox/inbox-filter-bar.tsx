import { Flag, SlidersHorizontal } from 'lucide-react'
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

/** The inbox's filters. Each chip shows its current value. */
export function InboxFilterBar({ filters, unread, stores, employees, labels, onChange, searchRef, onDone }: Props) {
  const asksLeads = hasFeature(useSignedIn().company.features, 'quotebubble')
  const choice = <K extends keyof InboxFilters>(
    name: K,
    label: string,
    options: readonly (readonly [InboxFilters[K], React.ReactNode])[],
  ): MenuEntry => ({
    kind: 'choice',
    key: name,
    label,
    headed: true,
    chosen: String(filters[name]),
    options: options.map(([value, words]) => ({ key: String(value), label: words })),
    onChoose: (key) => {
      const option = options.find(([value]) => String(value) === key)
      if (option) onChange(name, option[0])
    },
  })
  const flags = CONVERSATION_FLAGS.map(
    (flag) =>
      [
        flag,
        <span className={styles.flag}>
          <FlagIcon flag={flag} /> {FLAG_NAMES[flag]}
        </span>,
      ] as const,
  )
  const more: MenuEntry[] = [
    choice('flag', 'Flag', [['any', 'Any flag'], ...flags]),
    { kind: 'rule', key: 'rule-1' },
    choice('assigned', 'Assigned to', [
      ['any', 'Anyone'],
      ['me', 'Me'],
      ['none', 'Nobody'],
      ...employees.map(({ userID, userNickname }) => [userID, userNickname] as const),
    ]),
    ...(labels.length > 0
      ? ([
          { kind: 'rule', key: 'rule-2' },
          choice('label', 'Label', [
            [null, 'Any label'],
            ...labels.map(({ labelID, labelName }) => [labelID, labelName] as const),
          ]),
        ] satisfies MenuEntry[])
      : []),
    { kind: 'rule', key: 'rule-channel' },
    choice('channel', 'Where it started', [
      ['any', 'Anywhere'],
      ['web', 'Chat on your website'],
    ]),
    ...(asksLeads
      ? ([
          { kind: 'rule', key: 'rule-leads' },
          choice('lead', 'Quote requests', [
            ['any', 'With or without'],
            ['open', 'Open'],
            ...LEAD_STATUSES.map((status) => [status, LEAD_STATUS_LABELS[status]] as const),
          ]),
        ] satisfies MenuEntry[])
      : []),
    { kind: 'rule', key: 'rule-3' },
    choice(
      'perPage',
      'Conversations at a time',
      PAGE_SIZES.map((size) => [size, size] as const),
    ),
  ]
  const on =
    [filters.flag, filters.assigned, filters.channel, filters.lead].filter((value) => value !== 'any').length +
    (filters.label === null ? 0 : 1)

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
                label={on > 0 ? `More filters, ${on} on` : 'More filters: flag, assigned, label'}
                className={cx(on > 0 && styles.moreOn)}
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
