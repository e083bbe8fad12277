import { handle } from '#calls/handler.ts'
import { saveConsent } from '#services/consents/consents.ts'

export const save = handle('customers/consent/save', (said, caller) => saveConsent(caller, said))
