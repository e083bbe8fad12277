import { Schema } from 'effect'
import { ID, maybe } from './value.ts'

/** The labels chosen for a record. */
export const labels = Schema.Array(ID).check(Schema.isMaxLength(100))

/** The labels that were on screen. Only differences from them are saved, so other users' changes stay. */
export const seenLabels = maybe(labels)
