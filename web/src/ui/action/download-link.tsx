import { FileDown } from 'lucide-react'
import { cx } from '#ui/class-names.ts'
import { tipOf } from '#ui/tip/tips.tsx'
import button from './button.module.css'
import iconButton from './icon-button.module.css'

type Props = {
  href: string
  label: string
  /** Icon only, to save space; the label is its tooltip and its name. */
  compact?: boolean
  small?: boolean
}

/** A file to save, as a link that looks like a button: the browser shows progress, and the page stays. */
export function DownloadLink({ href, label, compact = false, small = false }: Props) {
  return (
    <a
      {...(compact && tipOf(label))}
      className={cx(
        button.button,
        compact ? button.ghost : button.secondary,
        (compact || small) && button.small,
        compact && iconButton.icon,
        compact && iconButton.small,
      )}
      href={href}
      download
      aria-label={compact ? label : undefined}
    >
      <span className={button.label}>
        <FileDown aria-hidden="true" />
        {!compact && label}
      </span>
    </a>
  )
}
