import type { Command } from 'commander'
import { addChange } from './change.ts'

export const addTo = (rewrites: Command): void =>
  addChange(rewrites, {
    name: 'verify',
    description: 'mark tickets as verified by hand: you have seen the new number in the store’s own system',
    examples: '  xd rewrites verify 12\n  xd rewrites verify 12 M20417\n',
    make: (calls, rewriteID, rewriteTicketIDs) =>
      calls('payments/rewrites/correct', {
        rewriteID,
        action: 'verify',
        ...(rewriteTicketIDs && { rewriteTicketIDs }),
      }),
  })
