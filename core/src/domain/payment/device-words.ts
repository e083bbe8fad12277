// Who opened or submitted a link, and on which device, in words (Spec 1 §2, the views of a payment: date, action, IP,
// device).
import type { VisitorClass } from './impression.ts'

export interface SeenDevice {
  readonly impressionSource: VisitorClass
  readonly impressionDevice: {
    readonly browser: string | null
    readonly os: string | null
    readonly device: string | null
  }
}

const NAMES: Readonly<Record<VisitorClass, string>> = { human: 'Customer', bot: 'Link preview or bot', staff: 'Staff' }

/** "Customer · Safari on iOS, iPhone" */
export const deviceWords = ({ impressionSource, impressionDevice: { browser, os, device } }: SeenDevice): string => {
  const by = [browser && os ? `${browser} on ${os}` : (browser ?? os), device].filter(Boolean).join(', ')
  return [NAMES[impressionSource], by].filter(Boolean).join(' · ')
}
