/** Events that end the notices about a ticket. The book ends them too, by a ticket's status. */
export const STOP_CAUSES = {
  paid: 'Paid',
  answered: 'The customer answered',
  opted_out: 'The customer replied STOP',
  redeemed: 'Redeemed',
  forfeited: 'Forfeited',
  gone: 'No longer in the ticket book',
} as const
export type StopCause = keyof typeof STOP_CAUSES
