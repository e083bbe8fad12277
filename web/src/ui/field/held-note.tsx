import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'

type Props = {
  id: string
  /** Why the field cannot be changed now; null when it can. */
  held: string | null
}

/** What screen readers announce for a locked field: the field names it in `aria-describedby`. */
export const HeldNote = ({ id, held }: Props) =>
  held === null ? null : (
    <VisuallyHidden>
      <span id={id} aria-hidden="true">
        {held}
      </span>
    </VisuallyHidden>
  )
