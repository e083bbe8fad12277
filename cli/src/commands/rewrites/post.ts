import type { Command } from 'commander'
import { addChange } from './change.ts'

export const addTo = (rewrites: Command): void =>
  addChange(rewrites, {
    name: 'post',
    description: 'mark tickets as sent to the store’s own system; its next imports show whether it has them',
    examples: '  xd rewrites post 12\n  xd rewrites post 12 M20417\n',
    make: (calls, rewriteID, rewriteTicketIDs) =>
      calls('payments/rewrites/mark-posted', { rewriteID, ...(rewriteTicketIDs && { rewriteTicketIDs }) }),
  })
