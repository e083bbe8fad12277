// Limits on messages that strangers make a company send and pay for: the text that asks a website visitor for the code,
// and receipts by email to an address that a payer enters. A limit for each address stops one machine. A limit for the
// company stops a machine with many addresses. It grows with the stores, and is several times the use of busy stores.
import { DAY_MS, HOUR_MS } from '#domain/time/spans.ts'

export type StrangerCause = 'text' | 'receipt'

interface Cap {
  readonly windowMs: number
  readonly most: number
}

export const strangerCaps = (cause: StrangerCause, storeCount: number): readonly Cap[] => {
  const times = cause === 'text' ? 1 : 2
  return [
    { windowMs: HOUR_MS, most: times * (30 + 5 * storeCount) },
    { windowMs: DAY_MS, most: times * (100 + 25 * storeCount) },
  ]
}
