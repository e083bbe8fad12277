import { LOAN_OFFERS } from './loan-offers.table.ts'
import type { Offer } from './offer.ts'
import { PEOPLE_OFFERS } from './people-offers.table.ts'
import { RECORD_OFFERS } from './record-offers.table.ts'
import { SENT_OFFERS } from './sent-offers.table.ts'
import { TICKET_OFFERS } from './ticket-offers.table.ts'

export const OFFERS: readonly Offer[] = [
  ...RECORD_OFFERS,
  ...SENT_OFFERS,
  ...LOAN_OFFERS,
  ...TICKET_OFFERS,
  ...PEOPLE_OFFERS,
]
