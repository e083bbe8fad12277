import { handle } from '#calls/handler.ts'
import { eraseCustomer } from '#services/customers/erase-customer.ts'

export const erase = handle('customers/erase', ({ customerID, confirmName }, caller) =>
  eraseCustomer(caller, customerID, confirmName),
)
