import { handle } from '#calls/handler.ts'
import { presentConsents } from '#services/consents/consents.ts'

export const fetch = handle('customers/consent/fetch', ({ custID }, caller) => presentConsents(caller, custID))
