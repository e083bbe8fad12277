import type { CSSProperties } from 'react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import styles from './spinner.module.css'

type Props = {
  size?: number
  /** The thing being waited for; omitted if the text beside it says so. */ label?: string
}

export function Spinner({ size = 16, label }: Props) {
  return (
    <>
      <span className={styles.spinner} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
}
