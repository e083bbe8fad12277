import { randomUUID } from 'node:crypto'

/**
 * PayPal cannot look anything up by our key. So a sale's key begins with the order it captures, and the order gets the
 * key as its invoice number before it is captured: the capture then names its sale.
 */
export const saleKey = (orderID: string): string => `${orderID}.${randomUUID()}`

export const orderOf = (idempotencyKey: string): string => idempotencyKey.split('.', 1)[0]!
