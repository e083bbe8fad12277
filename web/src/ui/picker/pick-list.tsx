import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { ListSearch } from './list-search.tsx'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { matches } from '#ui/text/matches.ts'
import styles from './pick-list.module.css'

interface Props<Value> {
  /** "Flag". */
  label: string
  searchLabel: string
  options: readonly { value: Value; name: string; detail?: string; icon: ReactNode }[]
  /** The current one. */
  value: Value | undefined
  onPick: (value: Value) => void
}

/**
 * A choice among a few options, by typing, arrows and Enter, or by pointer. It looks like the label picker, which
 * allows several.
 */
export function PickList<Value extends string | number>({ label, searchLabel, options, value, onPick }: Props<Value>) {
  const [typed, setTyped] = useState('')
  const shown = options.filter(({ name }) => matches(name, typed))
  const list = useActiveOption({
    count: shown.length,
    onPick: (index) => {
      const option = shown[index]
      if (option) onPick(option.value)
    },
  })
  return (
    <>
      <div className={styles.search}>
        <ListSearch label={searchLabel} typed={typed} onType={setTyped} list={list} landmark={false} />
      </div>
      <div className={styles.list} role="listbox" id={list.listId} aria-label={label}>
        {shown.map(({ value: own, name, detail, icon }, index) => (
          <div key={own} className={styles.option} {...list.option(index)} aria-selected={own === value}>
            <span className={styles.icon}>{icon}</span>
            <span className={`${styles.name} cut`}>
              {name} {detail && <span className={styles.detail}>{detail}</span>}
            </span>
            {own === value && <Check aria-hidden="true" />}
          </div>
        ))}
      </div>
      {shown.length === 0 && (
        <p className={styles.none} role="status">
          No matches.
        </p>
      )}
    </>
  )
}
