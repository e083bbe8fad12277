import { handle } from '#calls/handler.ts'
import { mergeCustomer } from '#services/customers/merge/merge.ts'

export const merge = handle('customers/merge', (input, caller) => mergeCustomer(caller, input))
