import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { lookUpNotices } from '#services/notices/look-up.ts'

export const customerLookup = handle('notices/customer-lookup', ({ search: { filter, custID } }, caller) =>
  Effect.map(
    lookUpNotices(caller, { filter: (filter ?? '').trim(), ...(typeof custID === 'number' && { custID }) }),
    (customers) => ({ customers }),
  ),
)
