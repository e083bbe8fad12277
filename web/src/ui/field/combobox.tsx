import { Check, ChevronDown } from 'lucide-react'
import * as Popover from 'radix-ui/popover'
import { type ReactNode, useRef, useState } from 'react'
import { useActiveOption } from '#ui/hook/use-active-option.ts'
import { useOverlayHome } from '#ui/overlay/overlay-home.ts'
import { Spinner } from '#ui/busy/spinner.tsx'
import { matches } from '#ui/text/matches.ts'
import { Field, type FieldProps } from './field.tsx'
import styles from './combobox.module.css'
import input from './input.module.css'

type ComboOption<Value extends string | number> = {
  value: Value
  /** The text in the field once chosen, which typing is matched against. */
  text: string
  label?: ReactNode
  detail?: ReactNode
}

type Props<Value extends string | number> = FieldProps & {
  value: Value | null
  onChange: (value: Value) => void
  options: ReadonlyArray<ComboOption<Value>>
  placeholder?: string
  /** For searching on the server: receives the typed text. The options are then shown as given. */
  onSearch?: (text: string) => void
  searching?: boolean
  none?: ReactNode
  disabled?: boolean
}

/** One choice among many, found by typing. */
export function Combobox<Value extends string | number>({
  value,
  onChange,
  options,
  placeholder,
  onSearch,
  searching,
  none = 'No matches',
  disabled,
  ...field
}: Props<Value>) {
  const home = useOverlayHome()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const chosen = options.find((option) => option.value === value)
  const shown = typed === null || onSearch ? options : options.filter((option) => matches(option.text, typed))

  const close = () => {
    setOpen(false)
    setTyped(null)
  }
  const pick = (index: number) => {
    const option = shown[index]
    if (option) onChange(option.value)
    close()
  }
  const list = useActiveOption({ count: open ? shown.length : 0, onPick: pick })
  const show = () => {
    if (disabled || open) return
    setOpen(true)
    list.setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    )
  }

  return (
    <Field {...field}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={(next) => (next ? show() : close())}>
          <Popover.Anchor asChild>
            <div className={input.box} onClick={show}>
              <input
                ref={box}
                {...control}
                {...list.input}
                aria-expanded={open}
                className={input.input}
                value={typed ?? chosen?.text ?? ''}
                placeholder={placeholder}
                disabled={disabled}
                autoComplete="off"
                spellCheck={false}
                onFocus={(event) => event.target.select()}
                onBlur={close}
                onChange={(event) => {
                  setTyped(event.target.value)
                  onSearch?.(event.target.value)
                  setOpen(true)
                  list.reset()
                }}
                onKeyDown={(event) => {
                  if (!open && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
                    event.preventDefault()
                    show()
                  } else if (open && event.key === 'Escape') {
                    // Esc closes the list and leaves the dialog around it open.
                    event.stopPropagation()
                    close()
                  } else if (open) list.onKeyDown(event)
                }}
              />
              <span className={styles.open} aria-hidden="true">
                {searching ? <Spinner /> : <ChevronDown />}
              </span>
            </div>
          </Popover.Anchor>
          <Popover.Portal container={home}>
            <Popover.Content
              className={styles.panel}
              role="presentation"
              align="start"
              sideOffset={4}
              collisionPadding={12}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && box.current?.parentElement?.contains(event.target))
                  event.preventDefault()
              }}
            >
              {shown.length === 0 && (
                <div className={styles.none} role="status">
                  {searching ? 'Searching…' : none}
                </div>
              )}
              <div role="listbox" id={list.listId} aria-label={field.label}>
                {shown.map((option, index) => (
                  <div
                    key={option.value}
                    className={styles.option}
                    {...list.option(index)}
                    aria-selected={option.value === value}
                  >
                    <span className={styles.words}>
                      {option.label ?? option.text}
                      {option.detail && <span className={styles.detail}>{option.detail}</span>}
                    </span>
                    {option.value === value && <Check aria-hidden="true" />}
                  </div>
                ))}
              </div>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}
