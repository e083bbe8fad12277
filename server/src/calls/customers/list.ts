import { handle } from '#calls/handler.ts'
import { customers } from '#lists/customers.ts'
import { listing } from '#lists/list.ts'

export const list = handle('customers/list', listing('customers', customers))
