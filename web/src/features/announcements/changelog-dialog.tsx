import { Link } from '@tanstack/react-router'
import {
  Bell,
  Calculator,
  CalendarDays,
  CircleDollarSign,
  CirclePlus,
  CreditCard,
  Image,
  Mail,
  MessagesSquare,
  Rocket,
  ShieldCheck,
  Sparkles,
  Store,
  Tags,
  TrendingUp,
  Users,
  Wrench,
} from 'lucide-react'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { type Change, type ChangeKind, type ReleaseIcon, RELEASES } from './changelog.table.ts'
import { Markdown } from './markdown.tsx'
import styles from './changelog-dialog.module.css'

const ICONS: Readonly<Record<ReleaseIcon, typeof Rocket>> = {
  sparkles: Sparkles,
  rocket: Rocket,
  messages: MessagesSquare,
  payments: CreditCard,
  people: Users,
  calendar: CalendarDays,
  stores: Store,
  bell: Bell,
  mail: Mail,
  shield: ShieldCheck,
  calculator: Calculator,
  picture: Image,
  metals: CircleDollarSign,
  tags: Tags,
}
const KINDS: Readonly<Record<ChangeKind, { word: string; icon: typeof Rocket }>> = {
  new: { word: 'New', icon: CirclePlus },
  better: { word: 'Better', icon: TrendingUp },
  fixed: { word: 'Fixed', icon: Wrench },
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
      <div className={styles.releases} tabIndex={0} role="region" aria-label="Releases">
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
              <Changes items={release.items} />
            </section>
          )
        })}
      </div>
    </Dialog>
  )
}

const Changes = ({ items }: { items: readonly Change[] }) => (
  <ul className={styles.items}>
    {items.map(({ kind, text, items: nested }) => {
      const { word, icon: Icon } = KINDS[kind]
      return (
        <li key={text} className={styles.item} data-kind={kind}>
          <Icon size={15} aria-hidden="true" />
          <div>
            <VisuallyHidden>{word}: </VisuallyHidden>
            <Markdown text={text} />
            {nested && <Changes items={nested} />}
          </div>
        </li>
      )
    })}
  </ul>
)
