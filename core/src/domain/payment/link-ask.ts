// A customer whose link no longer works can ask for another: the text that staff see in the conversation and the inbox.
import { type Can, no, yes } from '#domain/access/can.ts'
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import type { PayPageState } from './pay-page-state.ts'

// Only a dead link can be replaced; one being charged may still become paid. Nobody reads requests to a store that has
// closed since, or from an erased customer.
export const canAskForLink = (state: PayPageState, hasReader: boolean): Can =>
  hasReader && (state === 'expired' || state === 'declined') ? yes : no('This request doesn’t need a new link.')

// "Wants a new link for $45.50 (Monthly interest)"
export const linkAskText = (amount: Cents, memo: string): string => {
  const note = memo.replace(/\s+/g, ' ').trim()
  return `Wants a new link for ${formatDollars(amount)}${note && ` (${note})`}`
}
