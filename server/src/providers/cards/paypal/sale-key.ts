import { randomUUID } from 'node:crypto'

/**
 * PayPal looks nothing up by a key of ours. So the key of a sale begins with the order that it captures, and the order
 * is given the key as its invoice's number before it is captured: the capture then names its sale.
 */
export const saleKey = (orderID: string): string => `${orderID}.${randomUUID()}`

export const orderOf = (idempotencyKey: string): string => idempotencyKey.split('.', 1)[0]!
