import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, type Ref, useId } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { tipOf } from '#ui/tip/tips.tsx'
import { useReadOnly } from '#ui/read-only.ts'
import { Spinner } from '#ui/busy/spinner.tsx'
import styles from './button.module.css'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'dangerGhost'

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  variant?: ButtonVariant
  size?: 'small' | 'medium' | 'large'
  wide?: boolean
  icon?: ReactNode
  busy?: boolean
  /** Why it is disabled: shown as a tip and read aloud. The button stays reachable by keyboard. */
  disabledReason?: string | null | undefined
  /**
   * It changes something, or opens something that does, so it is disabled on a view-only visit. Submit buttons are by
   * default.
   */
  writes?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** Handlers that would open a menu on press, before the click is refused. */
const HELD = { onPointerDown: undefined, onKeyDown: undefined }

export function Button({
  variant = 'secondary',
  size = 'medium',
  wide,
  icon,
  busy = false,
  disabledReason: ownReason,
  className,
  children,
  onClick,
  type = 'button',
  writes = type === 'submit',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const readOnly = useReadOnly()
  const disabledReason = (writes && readOnly) || ownReason
  const refused = Boolean(disabledReason)
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    if (refused || busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      data-main={variant === 'primary' || undefined}
      {...rest}
      {...(refused && { ...HELD, ...tipOf(disabledReason) })}
      type={type}
      className={cx(
        styles.button,
        styles[variant],
        size !== 'medium' && styles[size],
        wide && styles.wide,
        busy && styles.busy,
        className,
      )}
      onClick={act}
      aria-disabled={refused || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={refused ? reasonId : rest['aria-describedby']}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.wait}>
          <Spinner label="Please wait" />
        </span>
      )}
      {refused && (
        <VisuallyHidden>
          <span id={reasonId} aria-hidden="true">
            {disabledReason}
          </span>
        </VisuallyHidden>
      )}
    </button>
  )
}
