import type { Command } from 'commander'
import { addChange } from './change.ts'

export const addTo = (rewrites: Command): void =>
  addChange(rewrites, {
    name: 'retry',
    description: 'give the store’s next numbers to tickets without a new one',
    examples:
      '  xd rewrites retry 12\n  xd rewrites retry 12 20417 --override-reason "The rest was paid at the counter"\n',
    overrides: true,
    make: (calls, rewriteID, rewriteTicketIDs, overrideReason) =>
      calls('payments/rewrites/correct', {
        rewriteID,
        action: 'retry',
        overrideReason,
        ...(rewriteTicketIDs && { rewriteTicketIDs }),
      }),
  })
