// Documents to print, as PDF: each takes the permission and feature of a call.
import { Schema } from 'effect'
import type { CallName, EntityKind } from './calls.ts'
import { ID, maybe, PaymentKey } from './value.ts'

interface Document {
  /** Anyone who may make this call may have the document. */
  readonly call: CallName
  readonly search: Schema.Codec<object, unknown>
  /** Records the search names, as in a call's input. */
  readonly finds: Readonly<Record<string, EntityKind>>
}

const OF_NOTICES = { batch: 'batch', notice: 'notice' } as const
const OfNotices = {
  /** All of a batch's, or just one. */
  batch: maybe(ID),
  notice: maybe(ID),
}

export const DOCUMENTS = {
  /** Letters to be mailed; with `mailed`, those already mailed. */
  'notice-letters': {
    call: 'notices/batch-details',
    search: Schema.Struct({ ...OfNotices, mailed: maybe(Schema.Boolean) }),
    finds: OF_NOTICES,
  },
  /** Proof that notices were given: their words, where they went, and when. */
  'notice-proof': { call: 'notices/batch-details', search: Schema.Struct(OfNotices), finds: OF_NOTICES },
  /** Proof of a customer’s assent to new loans: the words they saw, when, and from where. */
  'renewal-proof': {
    call: 'payments/fetch',
    search: Schema.Struct({ payment: PaymentKey }),
    finds: { payment: 'payment' },
  },
} as const satisfies Record<string, Document>

export type DocumentName = keyof typeof DOCUMENTS
export type DocumentSearch<N extends DocumentName> = (typeof DOCUMENTS)[N]['search']['Type']

export const documentPath = (name: DocumentName, search: object): string =>
  `/export/${name}.pdf?search=${encodeURIComponent(JSON.stringify(search))}`
