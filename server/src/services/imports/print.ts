import { createHash } from 'node:crypto'

interface Contact {
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
      ]),
    )
    .digest('base64url')
    .slice(0, HASH_LENGTH)
