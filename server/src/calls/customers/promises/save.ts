import { handle } from '#calls/handler.ts'
import { savePromise } from '#services/promises/save.ts'

export const save = handle('customers/promises/save', (input, caller) => savePromise(caller, input))
