import { customerAddress } from './customer-address.ts'

/** Opens a link from a text in a window the size of a phone, if the browser lets a page choose. */
export const openLikePhone = (link: string): void => {
  window.open(customerAddress(link, window.location), '_blank', 'popup,width=390,height=844,noopener')
}
