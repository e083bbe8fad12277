import { Effect } from 'effect'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import type { Caller } from '#caller.ts'
import { invalid, missing } from '#failure.ts'
import { isKnownCustomer, isKnownUser } from '#queries/known.ts'
import { isLabelOf } from '#queries/labels.ts'

/** The store a search asks for, or undefined for all the caller may see. */
export const askedStore = (store: number | 'all' | null | undefined, { storeIDs }: Caller) => {
  if (typeof store !== 'number') return Effect.succeed(undefined)
  return storeIDs.includes(store) ? Effect.succeed(store) : missing('store')
}

/** The module's label that a search asks for. */
export const askedLabel = Effect.fnUntraced(function* (
  label: number | null | undefined,
  module: LabelModule,
  caller: Caller,
) {
  if (typeof label !== 'number') return undefined
  return (yield* isLabelOf(caller, module, label)) ? label : yield* missing('label')
})

/** The customer that a search asks for. */
export const askedCustomer = Effect.fnUntraced(function* (custID: number | null | undefined, caller: Caller) {
  if (typeof custID !== 'number') return undefined
  return (yield* isKnownCustomer(caller, custID)) ? custID : yield* missing('customer')
})

/** The person that a search asks for. */
export const askedUser = Effect.fnUntraced(function* (userID: number | null | undefined, caller: Caller) {
  if (typeof userID !== 'number') return undefined
  return (yield* isKnownUser(caller, userID)) ? userID : yield* missing('user')
})

/** The choice a search asks for in this field; the first if it asks for none. */
export const askedOf = <const C extends string>(
  field: string,
  asked: string | null | undefined,
  choices: readonly [C, ...C[]],
) => {
  const chosen = asked ? choices.find((choice) => choice === asked) : choices[0]
  return chosen === undefined
    ? invalid({ [`search.${field}`]: `One of ${choices.join(', ')}` })
    : Effect.succeed(chosen)
}

/** The day a search asks for in this field, or undefined if it asks for none. */
export const askedDay = (field: 'dateStart' | 'dateEnd' | 'graceEnds', text: string | null | undefined) => {
  if (!text) return Effect.succeed(undefined)
  const day = parseLocalDay(text)
  return day === undefined ? invalid({ [`search.${field}`]: 'There is no such day' }) : Effect.succeed(day)
}
