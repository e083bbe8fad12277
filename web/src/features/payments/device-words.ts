import type { WireOutput } from '@xd/core/contract/calls.ts'

type View = WireOutput<'payments/impressions/fetch'>['impressions'][number]

const NAMES = { human: 'Customer', bot: 'Link preview or bot', staff: 'Staff' } as const

/** "Customer · Safari on iOS, iPhone": who it was, and by what. */
export const deviceWords = ({ impressionSource, impressionDevice: { browser, os, device } }: Pick<View, 'impressionSource' | 'impressionDevice'>): string => {
  const by = [browser && os ? `${browser} on ${os}` : (browser ?? os), device].filter(Boolean).join(', ')
  return [NAMES[impressionSource], by].filter(Boolean).join(' · ')
}
