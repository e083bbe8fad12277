import { Link } from '@tanstack/react-router'
import { Rocket, Sparkles } from 'lucide-react'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { Tag, type Tone } from '#ui/status/tag.tsx'
import { type ChangeKind, RELEASES } from './changelog.table.ts'
import styles from './changelog-dialog.module.css'

const ICONS = { rocket: Rocket, sparkles: Sparkles } as const
const KINDS: Readonly<Record<ChangeKind, { word: string; tone: Tone }>> = {
  new: { word: 'New', tone: 'success' },
  better: { word: 'Better', tone: 'info' },
  fixed: { word: 'Fixed', tone: 'warning' },
}

/** Spec 1 §2: the changelog modal, with links to the terms and to privacy. */
export function ChangelogDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Discover What's New"
      footer={
        <>
          <FooterStart>
            <span className={styles.links}>
              <Link to={paths.terms} onClick={onClose}>
                Terms
              </Link>
              <Link to={paths.privacy} onClick={onClose}>
                Privacy
              </Link>
            </span>
          </FooterStart>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={styles.releases}>
        {RELEASES.map((release) => {
          const Icon = ICONS[release.icon]
          return (
            <section key={release.version} className={styles.release}>
              <span className={styles.mark}>
                <Icon size={20} aria-hidden="true" />
              </span>
              <h3 className={styles.title}>{release.title}</h3>
              <p className={`${styles.when} num`}>
                {release.version} · {release.date}
              </p>
              <ul className={styles.items}>
                {release.items.map((item) => (
                  <li key={item.text} className={styles.item}>
                    <Tag tone={KINDS[item.kind].tone}>{KINDS[item.kind].word}</Tag>
                    {item.text}
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}
