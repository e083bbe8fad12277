import type { ReactElement } from 'react'
import { cx } from '#ui/class-names.ts'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { Button, type ButtonProps } from './button.tsx'
import styles from './icon-button.module.css'

type Props = Omit<ButtonProps, 'children' | 'icon' | 'wide'> & {
  /** Spoken, and shown as a tip. */
  label: string
  icon: ReactElement
  shortcut?: string
  tipSide?: 'top' | 'bottom' | 'left' | 'right'
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
  const button = (
    <Button
      {...rest}
      variant={variant}
      size={size}
      className={cx(styles.icon, size === 'small' && styles.small, className)}
      icon={icon}
      aria-label={label}
    />
  )
  // A refused button already carries its reason as the tip.
  if (rest.disabledReason) return button
  return (
    <Tooltip content={label} side={tipSide} shortcut={shortcut}>
      {button}
    </Tooltip>
  )
}
