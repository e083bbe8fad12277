/** Events that end the notices about a ticket. The book ends them too, by a ticket's status. */
export type StopCause = 'paid' | 'answered' | 'opted_out' | 'redeemed' | 'forfeited' | 'gone'
