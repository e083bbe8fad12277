import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { decide as decideRequest } from '#services/stop-requests/decide.ts'

export const decide = handle('customers/stop-requests/decide', ({ stopRequestID, decision }, caller) =>
  Effect.map(decideRequest(caller, stopRequestID, decision), (stopRequest) => ({ stopRequest })),
)
