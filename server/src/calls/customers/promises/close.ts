import { handle } from '#calls/handler.ts'
import { closePromise } from '#services/promises/close.ts'

export const close = handle('customers/promises/close', ({ promiseID, promiseStatus }, caller) =>
  closePromise(caller, promiseID, promiseStatus),
)
