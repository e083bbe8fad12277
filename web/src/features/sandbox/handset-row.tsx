import type { CSSProperties } from 'react'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import type { Handset } from '#data/sandbox.ts'
import { HERE } from './clock.ts'
import type { SandboxInfo } from './place.ts'
import styles from './panes.module.css'

interface Props {
  handset: Handset
  stores: SandboxInfo['stores']
  current: boolean
  now: number
  onOpen: () => void
}

export function HandsetRow({ handset: { phone, owner, last, ...handset }, stores, current, now, onOpen }: Props) {
  const store = stores.find(({ storeSMSNumber }) => storeSMSNumber === handset.with)
  const words = last && (last.body || 'Picture')
  return (
    <button
      type="button"
      className={styles.row}
      style={{ '--edge': store?.storeColor } as CSSProperties}
      aria-current={current || undefined}
      onClick={onOpen}
    >
      <span className={`${styles.name} num cut`}>{owner ?? formatPhone(phone)}</span>
      <span className={`${styles.time} num`}>{last && relativeTime(Date.parse(last.at), now, HERE)}</span>
      {owner && <span className={`${styles.number} num`}>{formatPhone(phone)}</span>}
      <span className={`${styles.snippet} cut`}>
        {last?.direction === 'out' && 'Wrote: '}
        {words}
      </span>
    </button>
  )
}
