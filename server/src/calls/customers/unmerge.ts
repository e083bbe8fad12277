import { handle } from '#calls/handler.ts'
import { unmergeCustomer } from '#services/customers/merge/unmerge.ts'

export const unmerge = handle('customers/unmerge', ({ mergeID }, caller) => unmergeCustomer(caller, mergeID))
