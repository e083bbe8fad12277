import { useEffect, useState } from 'react'
import { onAnnounce } from './announce.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Rendered once in the frame; `announce('…')` speaks through it. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: '', turn: 0 })
  useEffect(() => onAnnounce((text) => setSaid(({ turn }) => ({ text, turn: turn + 1 }))), [])
  return (
    // An open dialog hides the page from screen readers, except elements with an explicit aria-live.
    <VisuallyHidden role="status" aria-live="polite">
      {/* A new key makes screen readers repeat the same sentence. */}
      <span key={said.turn}>{said.text}</span>
    </VisuallyHidden>
  )
}
