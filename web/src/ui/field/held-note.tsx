import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'

type Props = {
  id: string
  /** Why the field cannot be changed now; null when it can. */
  held: string | null
}

/** What a reader hears of a field that cannot be changed now: the field names it in `aria-describedby`. */
export const HeldNote = ({ id, held }: Props) =>
  held === null ? null : (
    <VisuallyHidden>
      <span id={id} aria-hidden="true">
        {held}
      </span>
    </VisuallyHidden>
  )
