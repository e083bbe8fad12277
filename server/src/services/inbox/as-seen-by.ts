import { type CustomerAddress, NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'

/** A message or an inbox row, decoded or encoded, with the request that it carries. */
interface MayCarry {
  readonly payment?: unknown
  readonly convoPayment?: unknown
}
interface Described extends CustomerAddress {
  readonly custDL: string | null
  readonly custCustomFields: object
}

/** Requests have their own permission, wherever they are shown. */
export const messageSeenBy = <M extends MayCarry>(permissions: readonly string[], message: M): M => {
  if (holds(permissions, 'payments')) return message
  const { payment: _, convoPayment: __, ...rest } = message
  return rest as M
}

/** A customer's identity is part of a conversation. Their license, address and the company's notes are not. */
export const customerSeenBy = <C extends Described>(permissions: readonly string[], customer: C): C =>
  holds(permissions, 'customers') ? customer : { ...customer, custDL: null, ...NO_ADDRESS, custCustomFields: {} }

/** An inbox row, with the details its reader may see. */
export const rowSeenBy = <R extends MayCarry & { readonly customer: Described }>(
  permissions: readonly string[],
  row: R,
): R => ({
  ...messageSeenBy(permissions, row),
  customer: customerSeenBy(permissions, row.customer),
})

/** Readers who see the same of every row have the same key. */
export const sightOf = (permissions: readonly string[]): string =>
  (['payments', 'customers'] as const).filter((one) => holds(permissions, one)).join()
