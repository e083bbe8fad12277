import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'

type Props = {
  id: string
  /** Why the field cannot be changed now; null if it can. */
  held: string | null
}

/** The screen reader's text for a locked field, which names it in `aria-describedby`. */
export const HeldNote = ({ id, held }: Props) =>
  held === null ? null : (
    <VisuallyHidden>
      <span id={id} aria-hidden="true">
        {held}
      </span>
    </VisuallyHidden>
  )
