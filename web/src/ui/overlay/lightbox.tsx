import { ArrowLeft, ArrowRight, ExternalLink, X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import type { KeyboardEvent, MouseEvent } from 'react'
import styles from './lightbox.module.css'
import { tipOf } from '#ui/tip/tips.tsx'

export interface Picture {
  readonly url: string
  /** "From Jerome, 6:14 PM". */
  readonly title: string
}

interface Props {
  pictures: readonly Picture[]
  at: number
  onGo: (at: number) => void
  onClose: () => void
}

/** One picture filling the window, with buttons for the previous and next ones. */
export function Lightbox({ pictures, at, onGo, onClose }: Props) {
  const picture = pictures[at]
  if (!picture) return null
  const go = (by: number) => pictures[at + by] && onGo(at + by)
  const keys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1)
    if (key === 'ArrowRight') go(1)
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent) => target === currentTarget && onClose()
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content className={styles.box} onKeyDown={keys} aria-describedby={undefined}>
          <div className={styles.head}>
            <Radix.Title className={`${styles.title} cut`}>
              {picture.title}
              {pictures.length > 1 && ` · ${at + 1} of ${pictures.length}`}
            </Radix.Title>
            {pictures.length > 1 && (
              <>
                <button
                  type="button"
                  className={styles.act}
                  aria-label="Previous picture"
                  disabled={at === 0}
                  onClick={() => go(-1)}
                >
                  <ArrowLeft size={20} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  className={styles.act}
                  aria-label="Next picture"
                  disabled={at === pictures.length - 1}
                  onClick={() => go(1)}
                >
                  <ArrowRight size={20} aria-hidden="true" />
                </button>
              </>
            )}
            <a
              className={styles.act}
              href={picture.url}
              target="_blank"
              rel="noreferrer"
              aria-label="Open in a new tab"
              {...tipOf('Open in a new tab', 'bottom')}
            >
              <ExternalLink size={18} aria-hidden="true" />
            </a>
            <button type="button" className={styles.act} aria-label="Close" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </button>
          </div>
          <div className={styles.stage} onClick={closeBeside}>
            <img src={picture.url} alt={picture.title} />
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
