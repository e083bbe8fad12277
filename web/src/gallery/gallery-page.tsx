import { Toasts } from '#ui/overlay/toasts.tsx'
import { LiveRegion } from '#ui/a11y/live-region.tsx'
import { ShortcutSheet } from '#parts/page/shortcut-sheet.tsx'
import { LookChoices } from '#features/account/look-choices.tsx'
import { ActionSection } from './action-section.tsx'
import { FieldSection } from './field-section.tsx'
import { ListSection } from './list-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { StatusSection } from './status-section.tsx'
import styles from './gallery.module.css'

/** Every primitive in one place, to check in both themes and at each width. */
export const GalleryPage = () => (
  <main className={styles.page} id="main">
    <header className={styles.head}>
      <h1>Primitives</h1>
      <LookChoices timezone="America/Los_Angeles" />
    </header>
    <div className={styles.sections}>
      <ActionSection />
      <StatusSection />
      <FieldSection />
      <OverlaySection />
      <ListSection />
    </div>
    <ShortcutSheet />
    <LiveRegion />
    <Toasts />
  </main>
)
