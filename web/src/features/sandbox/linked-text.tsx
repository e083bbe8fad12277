import type { MouseEvent } from 'react'
import { customerAddress } from './customer-address.ts'

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]])/

// Opens it in a phone-sized window, if the browser lets a page choose.
const openLikePhone = (event: MouseEvent<HTMLAnchorElement>) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  window.open(event.currentTarget.href, '_blank', 'popup,width=390,height=844,noopener')
}

/** A text with clickable links, each opened in a window like a phone's. */
export const LinkedText = ({ text }: { text: string }) =>
  text.split(LINK).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={index}
        href={customerAddress(part, window.location)}
        target="_blank"
        rel="noreferrer"
        onClick={openLikePhone}
      >
        {part}
      </a>
    ),
  )
