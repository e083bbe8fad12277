import { handle } from '#calls/handler.ts'
import { presentAccounts } from '#services/gateways/present-accounts.ts'

export const fetch = handle('settings/payments/fetch', (_, caller) => presentAccounts(caller))
