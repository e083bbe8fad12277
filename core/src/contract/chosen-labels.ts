import { Schema } from 'effect'
import { ID, maybe } from './value.ts'

/** The labels that are chosen for something. */
export const labels = Schema.Array(ID).check(Schema.isMaxLength(100))

/** The labels that were on screen: only what differs from them changes, so what others changed meanwhile stays. */
export const seenLabels = maybe(labels)
