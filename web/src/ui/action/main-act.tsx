import type { ComponentProps } from 'react'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './main-act.module.css'

type Props = Pick<
  ComponentProps<typeof IconButton>,
  'label' | 'icon' | 'size' | 'onClick' | 'writes' | 'busy' | 'disabledReason'
>

/** The main action of a list’s screen: in its header, or on a phone a round button within reach of the thumb. */
export const MainAct = ({ label, icon, size, ...act }: Props) =>
  useIsPhone() ? (
    <IconButton {...act} variant="primary" className={styles.round} data-main-act label={label} icon={icon} />
  ) : (
    <Button {...act} variant="primary" size={size} icon={icon}>
      {label}
    </Button>
  )
