import { Effect } from 'effect'
import type { Paging } from '@xd/core/contract/list.ts'
import { decodeCursor, type Direction, type Order, type Page } from '#db/keyset.ts'
import { invalid } from '#failure.ts'

/** A list's orders by their `sortBy` names, and the default. */
export interface Sorting<Name extends string = string> {
  readonly orders: Readonly<Record<Name, Order>>
  readonly sortBy: NoInfer<Name>
  readonly sortDir: Direction
  readonly perPage: number
}

/** The page a search asks for; an unknown order, or a cursor from another one, is `invalid_input`. */
export const pageOf = Effect.fnUntraced(function* <Name extends string>(search: Paging, sorting: Sorting<Name>) {
  const { orders } = sorting
  const sortBy = search.sortBy || sorting.sortBy
  if (!Object.hasOwn(orders, sortBy))
    return yield* invalid({ 'search.sortBy': `One of ${Object.keys(orders).join(', ')}` })
  const order = orders[sortBy as Name]
  const dir = search.sortDir ?? sorting.sortDir
  const perPage = search.perPage ?? sorting.perPage
  const { cursor } = search
  if (cursor === undefined || cursor === null || cursor === '')
    return { order, dir, perPage, offset: ((search.page ?? 1) - 1) * perPage } satisfies Page as Page
  const after = decodeCursor(order, dir, cursor)
  if (after === undefined) return yield* invalid({ 'search.cursor': 'Not a cursor for this list' })
  return { order, dir, perPage, after } satisfies Page as Page
})
