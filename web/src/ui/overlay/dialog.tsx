import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { useFaultFocus } from '#ui/hook/use-fault-focus.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { OverlayHome } from './overlay-home.ts'
import { useFirstOpening } from './use-first-opening.ts'
import { useOnTop } from './use-on-top.ts'
import { useReturnFocus } from './use-return-focus.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  /** Buttons, with the action last. A Button of type="submit" runs onSubmit. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'broad' | 'wide'
  /** Typed text would be lost, so closing asks first. */
  dirty?: boolean
  /** The thing that would be lost, if it is not typed text. */
  loses?: string
  /** Makes the dialog a form, which Enter in a one-line field submits. */
  onSubmit?: () => void
  /** The body brings its own padding (lists, tables). */
  flush?: boolean
  /** Replaces the title, which is then only read aloud: a search whose results make the dialog grow downward. */
  head?: ReactNode
  children: ReactNode
}

const CHOSEN = '[data-autofocus]'
const FIELD =
  'input:not([type="hidden"], :disabled), textarea, [role="combobox"], [role="radio"][tabindex="0"], [role="listbox"][tabindex="0"]'

export function Dialog({
  open,
  onClose,
  title,
  description,
  footer,
  size = 'medium',
  dirty = false,
  loses = 'Your changes will be lost.',
  onSubmit,
  flush,
  head,
  children,
}: DialogProps) {
  const { hasOpened } = useFirstOpening({ open })
  const [asking, setAsking] = useState(false)
  // A field inside that focuses itself has the focus before Radix asks for the first one.
  const [opened, setOpened] = useState<{ open: boolean; from: Element | null }>({ open: false, from: null })
  if (open !== opened.open) setOpened({ open, from: open ? document.activeElement : opened.from })
  const returning = useReturnFocus(opened.from)
  const [content, setContent] = useState<HTMLDivElement | null>(null)
  const close = () => (dirty ? setAsking(true) : onClose())
  const onEscapeKeyDown = useOnTop(content, close)
  const faults = useFaultFocus(content)
  if (!hasOpened) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog opened from this one is its child in React, but not in the page, so its form is not ours.
    event.stopPropagation()
    faults.onSent()
    onSubmit?.()
  }
  // The first field that can be typed in, rather than the close button. Touch devices open no keyboard until asked.
  const focusFirst = (event: Event) => {
    const box = event.currentTarget
    returning.remember()
    if (!(box instanceof HTMLElement) || box.contains(document.activeElement)) return
    event.preventDefault()
    const first = window.matchMedia('(pointer: coarse)').matches
      ? null
      : [CHOSEN, `:is(${FIELD}):not([readonly])`, FIELD].map((one) => box.querySelector<HTMLElement>(one)).find(Boolean)
    const target = first ?? box
    target.focus()
  }
  const inner = (
    <OverlayHome value={content}>
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
      {footer && (
        <div className={styles.foot} data-leaves>
          {footer}
        </div>
      )}
    </OverlayHome>
  )
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={cx(styles.dialog, size !== 'medium' && styles[size], head !== undefined && styles.growing)}
          ref={setContent}
          onEscapeKeyDown={onEscapeKeyDown}
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={returning.onCloseAutoFocus}
          {...(!description && { 'aria-describedby': undefined })}
        >
          <header className={styles.head}>
            {head}
            <Radix.Title className={cx(styles.title, head !== undefined && styles.spoken)}>{title}</Radix.Title>
            {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            <span className={styles.close} data-leaves>
              <IconButton label="Close" icon={<X />} onClick={close} tipSide="left" />
            </span>
          </header>
          {onSubmit ? (
            <form className={styles.form} onSubmit={submit} onInput={faults.onInput} noValidate>
              {inner}
              {/* Without a submit button, a form with several fields does not respond to Enter; one in the footer takes precedence. */}
              <button type="submit" hidden />
            </form>
          ) : (
            <div className={styles.form}>{inner}</div>
          )}
          <ConfirmDialog
            open={asking}
            onCancel={() => setAsking(false)}
            onConfirm={() => {
              setAsking(false)
              onClose()
            }}
            title="Leave without saving?"
            description={loses}
            confirm="Discard"
            cancel="Keep editing"
            danger
            writes={false}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Closes the dialog, which asks first if necessary. */
export const CloseButton = () => (
  <Radix.Close asChild>
    <Button>Close</Button>
  </Radix.Close>
)

/** Shown at the left end of a footer. */
export const FooterStart = ({ children }: { children: ReactNode }) => <div className={styles.footStart}>{children}</div>
