// Merges two customers into one. The user chooses whom to keep and which customer each detail comes from; by default it
// comes from the kept customer, or from the other if the kept one has none.
import { type Can, no, yes } from '#domain/access/can.ts'
import { addressIn, type CustomerAddress, hasAddress } from './address.ts'
import { hasNoName } from './name.ts'
import { DAY_MS } from '#domain/time/spans.ts'

export const MERGE_UNDO_DAYS = 30

/** `kept` stays; `merged` goes into them. */
export type MergeSide = 'kept' | 'merged'
export const MERGE_FIELDS = ['custPhone', 'custName', 'custEmail', 'custDL', 'custAddress', 'custLanguage'] as const
export type MergeField = (typeof MERGE_FIELDS)[number]

export interface MergeChoices extends Partial<Readonly<Record<MergeField, MergeSide>>> {
  /** By the key of a custom field. */
  readonly custCustomFields?: Readonly<Record<string, MergeSide>>
}

type Value = string | number | boolean | null

export interface MergeableCustomer extends CustomerAddress {
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail: string | null
  readonly custDL: string | null
  readonly custLanguage: 'en' | 'es'
  readonly custCustomFields: Readonly<Record<string, Value>>
  readonly custBlocked: boolean
  /** When they opted out, in milliseconds. */
  readonly custOptedOut: number | null
}

/** The default source of a detail. */
export const defaultSide = (field: MergeField, kept: MergeableCustomer, merged: MergeableCustomer): MergeSide => {
  if (field === 'custName')
    return hasNoName(kept, kept.custPhone) && !hasNoName(merged, merged.custPhone) ? 'merged' : 'kept'
  // Taken as a whole: one's street in the other's city is nobody's address.
  if (field === 'custAddress') return !hasAddress(kept) && hasAddress(merged) ? 'merged' : 'kept'
  return (kept[field] ?? '') === '' && (merged[field] ?? '') !== '' ? 'merged' : 'kept'
}

const mergeValues = (
  kept: MergeableCustomer,
  merged: MergeableCustomer,
  choices: NonNullable<MergeChoices['custCustomFields']>,
) => {
  const values: Record<string, Value> = { ...merged.custCustomFields, ...kept.custCustomFields }
  for (const [id, side] of Object.entries(choices)) {
    const chosen = (side === 'kept' ? kept : merged).custCustomFields[id]
    if (chosen !== undefined) values[id] = chosen
  }
  return values
}

/** Blocked if either was, and opted out since the earlier of the two: a merge never lets us text someone we may not. */
export const mergeCustomers = (
  kept: MergeableCustomer,
  merged: MergeableCustomer,
  choices: MergeChoices,
): MergeableCustomer => {
  const from = (field: MergeField) => ((choices[field] ?? defaultSide(field, kept, merged)) === 'kept' ? kept : merged)
  const optedOut = [kept.custOptedOut, merged.custOptedOut].filter((at) => at !== null)
  return {
    custPhone: from('custPhone').custPhone,
    custFirstName: from('custName').custFirstName,
    custLastName: from('custName').custLastName,
    custEmail: from('custEmail').custEmail,
    custDL: from('custDL').custDL,
    ...addressIn(from('custAddress')),
    custLanguage: from('custLanguage').custLanguage,
    custCustomFields: mergeValues(kept, merged, choices.custCustomFields ?? {}),
    custBlocked: kept.custBlocked || merged.custBlocked,
    custOptedOut: optedOut.length === 0 ? null : Math.min(...optedOut),
  }
}

export interface Merge {
  readonly mergedAt: number
  readonly undoneAt: number | null
  /** A later merge of either customer that has not been undone. */
  readonly hasLater: boolean
}

export const undoableUntil = (mergedAt: number): number => mergedAt + MERGE_UNDO_DAYS * DAY_MS

const undo = ({ mergedAt, undoneAt, hasLater }: Merge, now: number): Can => {
  if (undoneAt !== null) return no('This merge has already been undone.')
  if (now >= undoableUntil(mergedAt)) return no(`A merge can be undone only within ${MERGE_UNDO_DAYS} days.`)
  return hasLater ? no('Undo this customer’s later merge first.') : yes
}

export const mergeCan = { undo }
