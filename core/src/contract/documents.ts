// Documents to print, as PDF: each under the permission and the feature of a call.
import { Schema } from 'effect'
import type { CallName, EntityKind } from './calls.ts'
import { ID, maybe } from './value.ts'

interface Document {
  /** The document is for everyone who may make this call. */
  readonly call: CallName
  readonly search: Schema.Codec<object, unknown>
  /** What the search names, as the input of a call does. */
  readonly finds: Readonly<Record<string, EntityKind>>
}

const OF_NOTICES = { batch: 'batch', notice: 'notice' } as const
const OfNotices = {
  /** Those of a batch, or one. */
  batch: maybe(ID),
  notice: maybe(ID),
}

export const DOCUMENTS = {
  /** Letters to be mailed; with `mailed`, those that were. */
  'notice-letters': {
    call: 'notices/batch-details',
    search: Schema.Struct({ ...OfNotices, mailed: maybe(Schema.Boolean) }),
    finds: OF_NOTICES,
  },
  /** What shows that notices were given: their words, where they went, and when. */
  'notice-proof': { call: 'notices/batch-details', search: Schema.Struct(OfNotices), finds: OF_NOTICES },
} as const satisfies Record<string, Document>

export type DocumentName = keyof typeof DOCUMENTS
export type DocumentSearch<N extends DocumentName> = (typeof DOCUMENTS)[N]['search']['Type']

export const documentPath = (name: DocumentName, search: object): string =>
  `/export/${name}.pdf?search=${encodeURIComponent(JSON.stringify(search))}`
