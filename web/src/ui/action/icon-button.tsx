import type { ReactElement } from 'react'
import { cx } from '#ui/class-names.ts'
import type { TipSide } from '#ui/tip/tip-place.ts'
import { tipOf } from '#ui/tip/tips.tsx'
import { Button, type ButtonProps } from './button.tsx'
import styles from './icon-button.module.css'

type Props = Omit<ButtonProps, 'children' | 'icon' | 'wide'> & {
  /** Spoken, and shown as a tip. */
  label: string
  icon: ReactElement
  shortcut?: string
  tipSide?: TipSide
}

export function IconButton({
  label,
  icon,
  shortcut,
  tipSide = 'top',
  className,
  variant = 'ghost',
  size,
  ...rest
}: Props) {
  return (
    <Button
      {...tipOf(label, tipSide, shortcut)}
      {...rest}
      variant={variant}
      size={size}
      className={cx(styles.icon, size === 'small' && styles.small, className)}
      icon={icon}
      aria-label={label}
    />
  )
}
