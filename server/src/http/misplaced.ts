import type { Schema } from 'effect'
import { filtersNothing, SEARCH_NAMES } from '@xd/core/contract/list.ts'

const NAME = 'expectedVersion'

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
/** The fields of an input, or of a document in it. */
export const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  (schema as { fields?: Readonly<Record<string, unknown>> } | undefined)?.fields ?? {}

type Misplaced = (body: unknown) => Record<string, string> | undefined

/**
 * Finds an `expectedVersion` outside its place, beside its document or in it. Ignoring it would overwrite another
 * user's save.
 */
const misplacedVersion = (input: Schema.Top): Misplaced => {
  const fields = fieldsOf(input)
  const documents = Object.keys(fields).filter((name) => Object.keys(fieldsOf(fields[name])).length > 0)
  const within = documents.find((name) => NAME in fieldsOf(fields[name]))
  return (body) => {
    if (!isObject(body)) return undefined
    if (within !== undefined)
      return body[NAME] === undefined ? undefined : { [NAME]: `Send it in ${within}, not beside it` }
    if (!(NAME in fields)) return undefined
    const holder = documents.find((name) => isObject(body[name]) && body[name][NAME] !== undefined)
    return holder === undefined ? undefined : { [`${holder}.${NAME}`]: `Send it beside ${holder}, not in it` }
  }
}

/**
 * Finds fields beside a list's search that filter nothing there: a filter, or a misspelled `search`. Ignoring them
 * would return more than requested (decision 52).
 */
export const besideSearch = (known: readonly string[], asked: Readonly<Record<string, unknown>>) => {
  const found = Object.keys(asked).filter((name) => !known.includes(name) && !filtersNothing(name, asked[name]))
  if (found.length === 0) return undefined
  return Object.fromEntries(
    found.map((name) => [
      name,
      SEARCH_NAMES.includes(name) ? 'Send it in search, not beside it' : 'There is no such input',
    ]),
  )
}

/** Finds fields that a call would ignore at someone's cost. */
export const misplaced = (input: Schema.Top): Misplaced => {
  const version = misplacedVersion(input)
  const known = Object.keys(fieldsOf(input))
  if (!known.includes('search')) return version
  return (body) => version(body) ?? (isObject(body) ? besideSearch(known, body) : undefined)
}
