import { Search, X } from 'lucide-react'
import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, type Ref, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './input.module.css'
import own from './search-box.module.css'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  placeholder?: string
  /** A key hint or a spinner at the end while nothing is typed. */
  after?: ReactNode
  autoFocus?: boolean
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The props a list below needs on the input: role, aria-controls, aria-activedescendant. */
  input?: InputHTMLAttributes<HTMLInputElement>
  className?: string
  /** A page's search is a landmark; a list's search in a popover is not. */
  landmark?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Filters while typing. Esc first empties it, then leaves. */
export function SearchBox({
  label,
  value,
  onChange,
  placeholder,
  after,
  autoFocus,
  onKeyDown,
  input,
  className,
  landmark = true,
  ref,
}: Props) {
  const inner = useRef<HTMLInputElement>(null)
  const hold = (node: HTMLInputElement | null) => {
    inner.current = node
    if (typeof ref === 'function') ref(node)
    else if (ref) ref.current = node
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && value !== '') {
      event.stopPropagation()
      event.nativeEvent.stopImmediatePropagation()
      onChange('')
    }
    onKeyDown?.(event)
  }
  return (
    <div className={cx(styles.box, own.search, className)} role={landmark ? 'search' : undefined}>
      <Search aria-hidden="true" />
      <input
        ref={hold}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={keys}
        autoComplete="off"
        spellCheck={false}
        autoFocus={autoFocus}
        {...input}
      />
      {value === '' ? (
        after
      ) : (
        <button
          type="button"
          className={own.clear}
          aria-label="Clear"
          onClick={() => {
            onChange('')
            inner.current?.focus()
          }}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
