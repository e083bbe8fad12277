import type { MouseEvent } from 'react'
import { customerAddress } from './customer-address.ts'
import { openLikePhone } from './open-like-phone.ts'

const LINK = /(https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?)\]])/

const openHere = (link: string) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  openLikePhone(link)
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
        onClick={openHere(part)}
      >
        {part}
      </a>
    ),
  )
