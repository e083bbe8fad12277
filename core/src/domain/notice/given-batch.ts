// A customer app's request: an envelope that is right or wrong as a whole, around notices that are read one by one.
import { BATCH_KINDS, type BatchKind } from './batch.ts'
import { EXTERNAL_ID_MAX } from './limits.ts'

export interface GivenBatch {
  readonly batchExternalID: string
  readonly kind: BatchKind
  readonly notices: readonly unknown[]
}

/** Field → sentence. */
export type BatchFaults = Readonly<Record<string, string>>

export type BatchRead =
  { readonly ok: true; readonly batch: GivenBatch } | { readonly ok: false; readonly fields: BatchFaults }

const isKind = (kind: unknown): kind is BatchKind => (BATCH_KINDS as readonly unknown[]).includes(kind)

const PRINTABLE = /^[\x21-\x7e]+$/

export const readBatch = (given: unknown): BatchRead => {
  const body = (typeof given === 'object' && given !== null ? given : {}) as Readonly<Record<string, unknown>>
  const { batchExternalID, kind, notices } = body
  const isNamed =
    typeof batchExternalID === 'string' && PRINTABLE.test(batchExternalID) && batchExternalID.length <= EXTERNAL_ID_MAX
  if (isNamed && isKind(kind) && Array.isArray(notices) && notices.length > 0)
    return { ok: true, batch: { batchExternalID, kind, notices } }
  return {
    ok: false,
    fields: {
      ...(!isNamed && { batchExternalID: `1 to ${EXTERNAL_ID_MAX} printable characters` }),
      ...(!isKind(kind) && { kind: `One of ${BATCH_KINDS.join(', ')}` }),
      ...(!(Array.isArray(notices) && notices.length > 0) && { notices: 'A list of at least one notice' }),
    },
  }
}
