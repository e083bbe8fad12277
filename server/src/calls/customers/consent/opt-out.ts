import { handle } from '#calls/handler.ts'
import { optOut as optOutCustomer } from '#services/consents/opt-out.ts'

export const optOut = handle('customers/consent/opt-out', (asked, caller) => optOutCustomer(caller, asked))
