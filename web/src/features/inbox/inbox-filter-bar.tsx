import { Flag, SlidersHorizontal } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { EmployeeData, LabelData, StoreData } from '#data/company.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { chipClass, FilterChip } from '#ui/field/filter-chip.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { cx } from '#ui/class-names.ts'
import { whenIdle } from '#ui/hook/when-idle.ts'
import type { InboxFilters } from './use-inbox-filters.ts'
import styles from './inbox-filter-bar.module.css'

interface Props {
  filters: InboxFilters
  unread: number
  stores: readonly StoreData[]
  employees: readonly EmployeeData[]
  labels: readonly LabelData[]
  onChange: (change: Partial<InboxFilters>) => void
  searchRef: React.Ref<HTMLInputElement>
  /** Done typing: moves to the results. */
  onDone: () => void
}

// Loaded only when opened.
const FilterMenu = lazyPage(() => import('./filter-menu.tsx'), 'FilterMenu')

/** The inbox's filters. Each chip shows its current value. */
export function InboxFilterBar({ filters, unread, stores, employees, labels, onChange, searchRef, onDone }: Props) {
  const more = useRef<HTMLButtonElement>(null)
  const [choosing, setChoosing] = useState(false)
  useEffect(() => whenIdle(() => void FilterMenu.preload()), [])
  const { flag, assigned, channel, lead, promise, label } = filters
  const on = [flag, assigned, channel, lead, promise, label ?? 'any'].filter((value) => value !== 'any').length

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
        onChange={(filter) => onChange({ filter })}
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
          onChange={(status) => onChange({ status })}
        />
        <button
          type="button"
          className={chipClass(filters.unread)}
          aria-pressed={filters.unread}
          onClick={() => onChange({ unread: !filters.unread })}
        >
          Unread <span className="num">{unread > 0 ? unread : ''}</span>
        </button>
        <StoreFilter stores={stores} value={filters.store} onChange={(store) => onChange({ store })} />
        <IconButton
          ref={more}
          label={on > 0 ? `More filters, ${on} on` : 'More filters'}
          aria-haspopup="dialog"
          aria-expanded={choosing}
          className={cx(styles.more, on > 0 && styles.moreOn)}
          icon={flag !== 'any' ? <Flag aria-hidden="true" /> : <SlidersHorizontal aria-hidden="true" />}
          onClick={() => setChoosing(!choosing)}
        />
        {choosing && (
          <Suspense fallback={null}>
            <FilterMenu
              anchor={more}
              {...{ filters, on, employees, labels, onChange }}
              onClose={() => setChoosing(false)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
