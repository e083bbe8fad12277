import type { CallName } from '@xd/core/contract/calls.ts'

/** A control by its label, or by its component’s name; what is chosen or typed; and the path at which the server faults it. */
export type Field = readonly [control: string, given: unknown, fault?: string]

/** A form in which everything is changed. */
export interface Form {
  name: string
  at: string
  draws: string
  props?: object
  within?: string
  answers?: Readonly<Partial<Record<CallName, object>>>
  fields: readonly Field[]
  /** Drawn together with its one part, whose props change. */
  through?: true
  /** Fields in a separate part. */
  parts?: Readonly<Record<string, readonly Field[]>>
  does: string
  call: CallName
  asks: object
  /** The title of a failure that no field caused, or the whole toast. */
  failed: string
}

export const STORES = {
  'stores/list': {
    stores: [
      { storeID: 1, storeName: 'Harbor', storeAbbr: 'HB', storeTimezone: 'America/New_York' },
      { storeID: 2, storeName: 'Old Town', storeAbbr: 'OT', storeTimezone: 'America/Denver' },
    ],
  },
}
