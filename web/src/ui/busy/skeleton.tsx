import type { CSSProperties, ReactNode } from 'react'
import { useDelayed } from '#ui/hook/use-delayed.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import styles from './skeleton.module.css'

type BoneProps = { width?: number | string; height?: number; round?: boolean; radius?: number }

const size = (value: number | string | undefined) => (typeof value === 'number' ? `${value}px` : value)

export const Bone = ({ width, height, round, radius }: BoneProps) => (
  <span
    className={styles.bone}
    style={
      { '--width': size(width), '--height': size(height), '--radius': round ? '50%' : size(radius) } as CSSProperties
    }
  />
)

/** A placeholder for loading content, but only after 150 ms: quicker answers should not flicker. */
export function Skeleton({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  const shown = useDelayed(true)
  return (
    <div aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true" style={{ visibility: shown ? 'visible' : 'hidden' }}>
        {children}
      </div>
    </div>
  )
}

/** Lines shaped like a table's text, without avatars. */
export function SkeletonLines({ rows = 8, label }: { rows?: number; label?: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.cells}>
            {[34, 52, 44, 28].map((width, cell) => (
              <Bone key={cell} width={`${width + ((index * 17 + cell * 29) % 38)}%`} />
            ))}
          </div>
        ))}
      </div>
    </Skeleton>
  )
}

/** Rows with the shape of the lists' two-line rows. */
export function SkeletonRows({ rows = 8, label }: { rows?: number; label?: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.rows}>
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className={styles.row}>
            <Bone width={36} height={36} round />
            <Bone width={`${46 + ((index * 17) % 34)}%`} />
            <Bone width={28} height={10} />
            <Bone width={`${60 + ((index * 23) % 36)}%`} height={10} />
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
