import { ALL_STORES } from '@xd/core/domain/access/stores.ts'
import { type LocalDay, parseLocalDay } from '@xd/core/domain/time/day.ts'

/** The query part of the address. An invalid value counts as absent. */
export type Params = Readonly<Record<string, unknown>>

/** A number from 1: an id, a page. */
export const numberIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(Number(value)) && Number(value) > 0 ? Number(value) : undefined

/** The router reads `?filter=10233` as a number. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What the address of a list in pages says: the text searched for, and the page. */
export const searchIn = (params: Params) => ({ filter: textIn(params.filter), page: numberIn(params.page) ?? 1 })

export const dayIn = (value: unknown): LocalDay | undefined => parseLocalDay(textIn(value))

export const oneOf = <Value extends string>(values: readonly Value[], value: unknown, usual: Value): Value =>
  values.find((one) => one === value) ?? usual

export type StoreFilterValue = number | typeof ALL_STORES

export const storeIn = (value: unknown, usual: StoreFilterValue): StoreFilterValue =>
  value === ALL_STORES ? ALL_STORES : (numberIn(value) ?? usual)
