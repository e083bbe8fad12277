import { createHash } from 'node:crypto'
import { addressIn, type CustomerAddress, hasAddress } from '@xd/core/domain/customer/address.ts'

interface Contact extends CustomerAddress {
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail: string | null
  readonly custDL: string | null
  readonly custCustomFields: string
  readonly custBlocked: number
}

const HASH_LENGTH = 16

/** A contact with a different hash was edited. */
export const printOf = (contact: Contact): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        contact.custFirstName,
        contact.custLastName,
        contact.custEmail,
        contact.custDL,
        contact.custCustomFields,
        contact.custBlocked,
        // Files imported before addresses were kept can be undone all the same.
        ...(hasAddress(contact) ? [addressIn(contact)] : []),
      ]),
    )
    .digest('base64url')
    .slice(0, HASH_LENGTH)
