import { DEAL_OFFERS } from './deal-offers.table.ts'
import type { Offer } from './offer.ts'
import { PEOPLE_OFFERS } from './people-offers.table.ts'
import { RECORD_OFFERS } from './record-offers.table.ts'
import { SENT_OFFERS } from './sent-offers.table.ts'

export const OFFERS: readonly Offer[] = [...RECORD_OFFERS, ...SENT_OFFERS, ...DEAL_OFFERS, ...PEOPLE_OFFERS]
