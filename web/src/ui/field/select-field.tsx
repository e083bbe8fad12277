import { Check, ChevronDown } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { Fragment, type KeyboardEvent, type ReactNode, useState, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { useOverlayHome } from '#ui/overlay/overlay-home.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './select-field.module.css'

const FORGET_MS = 700

/** Typing an option's first letters finds it. Returns whether it handled the key. */
function useTypeAhead(words: readonly string[], onFound: (index: number) => void) {
  const typed = useRef({ text: '', at: 0 })
  return (event: KeyboardEvent): boolean => {
    if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return false
    const fresh = event.timeStamp - typed.current.at > FORGET_MS
    if (event.key === ' ' && (fresh || typed.current.text === '')) return false
    const text = (fresh ? '' : typed.current.text) + event.key.toLowerCase()
    typed.current = { text, at: event.timeStamp }
    const index = words.findIndex((word) => word.toLowerCase().startsWith(text))
    event.preventDefault()
    if (index >= 0) onFound(index)
    return true
  }
}

type SelectOption<Value extends string> = {
  value: Value
  label: ReactNode
  /** The text for type-ahead, if the label is not text. */
  text?: string
  group?: string
}

type Props<Value extends string> = FieldProps & {
  value: Value | null
  onChange: (value: Value) => void
  options: ReadonlyArray<SelectOption<Value>>
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
}

const wordsOf = (option: SelectOption<string>) =>
  option.text ?? (typeof option.label === 'string' ? option.label : option.value)

/** A short, known list. For longer lists that need a search, use `Combobox`. Options in one group stay together. */
export function SelectField<Value extends string>({
  value,
  onChange,
  options,
  placeholder = 'Choose…',
  disabled,
  onBlur,
  ...field
}: Props<Value>) {
  const home = useOverlayHome()
  const [open, setOpen] = useState(false)
  const groups = [...new Set(options.map((option) => option.group ?? ''))]
  const ordered = groups.flatMap((group) => options.filter((option) => (option.group ?? '') === group))
  const chosen = ordered.find((option) => option.value === value)

  const list = useActiveOption({
    count: open ? ordered.length : 0,
    onPick: (index) => {
      const option = ordered[index]
      if (option) onChange(option.value)
      setOpen(false)
    },
  })
  const show = () => {
    if (disabled) return
    setOpen(true)
    list.setActive(
      Math.max(
        0,
        ordered.findIndex((option) => option.value === value),
      ),
    )
  }
  const find = useTypeAhead(ordered.map(wordsOf), (index) => {
    const option = ordered[index]
    if (open) list.setActive(index)
    else if (option) onChange(option.value)
  })
  const keys = (event: KeyboardEvent) => {
    if (open && (event.key === 'Escape' || event.key === 'Tab')) {
      // Esc closes the list and leaves the dialog around it open.
      if (event.key === 'Escape') event.stopPropagation()
      setOpen(false)
    } else if (!open && ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) {
      event.preventDefault()
      show()
    } else if (!find(event) && open) {
      if (event.key === ' ') {
        event.preventDefault()
        list.pick()
      } else list.onKeyDown(event)
    }
  }

  return (
    <Field {...field}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <button
              type="button"
              {...control}
              {...list.input}
              aria-expanded={open}
              aria-autocomplete={undefined}
              aria-haspopup="listbox"
              className={cx(styles.trigger, !chosen && styles.empty)}
              disabled={disabled}
              onClick={() => (open ? setOpen(false) : show())}
              onKeyDown={keys}
              onBlur={() => {
                setOpen(false)
                onBlur?.()
              }}
            >
              <span>{chosen?.label ?? placeholder}</span>
              <ChevronDown aria-hidden="true" />
            </button>
          </Popover.Anchor>
          <Popover.Portal container={home}>
            <Popover.Content
              className={styles.content}
              role="presentation"
              align="start"
              sideOffset={4}
              collisionPadding={12}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
            >
              <div role="listbox" id={list.listId} aria-label={field.label}>
                {ordered.map((option, index) => (
                  <Fragment key={option.value}>
                    {option.group !== ordered[index - 1]?.group && option.group && (
                      <div className={styles.group} role="presentation">
                        {option.group}
                      </div>
                    )}
                    <div className={styles.option} {...list.option(index)} aria-selected={option.value === value}>
                      <span className={styles.check}>{option.value === value && <Check aria-hidden="true" />}</span>
                      {option.label}
                    </div>
                  </Fragment>
                ))}
              </div>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}
