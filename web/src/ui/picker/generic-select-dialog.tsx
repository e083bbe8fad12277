import { Check } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { ListSearch } from './list-search.tsx'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { matches } from '#ui/text/matches.ts'
import styles from './generic-select-dialog.module.css'

type SelectItem<Value extends string | number> = {
  value: Value
  title: string
  detail?: string
  /** An icon, an avatar, or a StoreEdge. */
  before?: ReactNode
  after?: ReactNode
}

type Props<Value extends string | number> = {
  open: boolean
  onClose: () => void
  /** Called when one is picked or, in a multiple choice, ticked or unticked. */
  onSelect: (value: Value) => void
  title: string
  description?: string
  items: ReadonlyArray<SelectItem<Value>>
  value?: Value | null
  /** The ticked ones. Makes it a multiple choice that stays open. */
  values?: readonly Value[]
  mode?: 'list' | 'grid'
  /** Left out for lists that are always short. */
  searchable?: boolean
  searchLabel?: string
  none?: string
  footer?: ReactNode
}

/** Spec 1 §2: a search filter, in list or grid mode. */
export function GenericSelectDialog<Value extends string | number>({ mode = 'list', ...props }: Props<Value>) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      description={props.description}
      footer={props.footer}
      size={mode === 'list' ? 'small' : 'medium'}
      flush
    >
      <Choices {...props} mode={mode} listLabel={props.title} />
    </Dialog>
  )
}

function Choices<Value extends string | number>({
  items,
  value,
  values,
  mode,
  onSelect,
  onClose,
  searchable = true,
  searchLabel = 'Search',
  listLabel,
  none = 'No Matches Found.',
}: Props<Value> & { listLabel: string }) {
  const [typed, setTyped] = useState('')
  const phone = useIsPhone()
  const shown = items.filter((item) => matches(`${item.title} ${item.detail ?? ''}`, typed))
  const columns = mode === 'grid' ? (phone ? 2 : 3) : 1
  const list = useActiveOption({
    count: shown.length,
    columns,
    onPick: (index) => {
      const item = shown[index]
      if (!item) return
      onSelect(item.value)
      if (values === undefined) onClose()
    },
  })
  const isChosen = (item: SelectItem<Value>) => (values ? values.includes(item.value) : item.value === value)
  const grid = { '--columns': columns } as CSSProperties
  const focusable = searchable
    ? {}
    : { tabIndex: 0, autoFocus: true, 'aria-activedescendant': list.input['aria-activedescendant'] }
  // Without a search box Space picks too, as in any list.
  const keys = (event: KeyboardEvent) => {
    if (event.key === ' ') {
      event.preventDefault()
      list.pick()
    } else list.onKeyDown(event)
  }
  return (
    <div onKeyDown={searchable ? undefined : keys}>
      {searchable && (
        <div className={styles.search}>
          <ListSearch label={searchLabel} typed={typed} onType={setTyped} list={list} />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState kind="filtered" title={none} />
      ) : (
        <div
          className={cx(styles.list, mode === 'grid' && styles.grid, values && styles.several)}
          style={grid}
          role="listbox"
          id={list.listId}
          aria-label={listLabel}
          aria-multiselectable={values !== undefined || undefined}
          {...focusable}
        >
          {shown.map((item, index) => (
            <div key={item.value} className={styles.option} {...list.option(index)} aria-selected={isChosen(item)}>
              {item.before}
              <span className={styles.words}>
                <span className={styles.title}>{item.title}</span>
                {item.detail && <span className={cx(styles.detail, 'num')}>{item.detail}</span>}
              </span>
              {item.after}
              {isChosen(item) && (
                <span className={styles.check}>
                  <Check aria-hidden="true" />
                </span>
              )}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
