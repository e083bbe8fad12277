// No write ignores a field (decision 111). Otherwise a script that sends `deleteEntry` beside the entry, or
// `userStatus: 'disabled'`, would believe that it deleted or disabled something.
import { isDeepStrictEqual } from 'node:util'
import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import { FETCHED } from './fetched.ts'
import { fieldsOf, isObject } from './misplaced.ts'
import { MOST_TOLD } from './sentences.ts'
import type { Path } from './unexpected.ts'

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined | null)?.[key], value)

const sentenceOf = (name: CallName, path: Path, isFetched: boolean): string => {
  const fields = calls[name].input.fields as Readonly<Record<string, unknown>>
  const [key = '', inner] = path
  const holder = Object.keys(fields).find((one) => key in fieldsOf(fields[one]))
  if (inner === undefined && holder !== undefined) return `Send it in ${holder}, not beside it`
  if (path.length === 2 && inner !== undefined && inner in fields) return `Send it beside ${key}, not in it`
  return isFetched ? 'This can’t be changed here' : 'There is no such field'
}

/** Someone has saved the record since the caller read it: the call answers with a conflict. */
const isStale = (record: unknown, body: unknown): boolean => {
  const expected = valueAt(body, ['expectedVersion'])
  const [, version] = Object.entries(record ?? {}).find(([field]) => field.endsWith('Version')) ?? []
  return typeof expected === 'number' && version !== undefined && version !== expected
}

/**
 * The sentences for fields that would be ignored. A value equal to the current record's is no change: a caller who
 * fetches a record and changes one field may send back all of it.
 */
export const refusedFields = (
  name: CallName,
  body: unknown,
  unknown: readonly Path[],
  record: unknown,
): Record<string, string> | undefined => {
  const document = FETCHED[name]?.document
  const isFetched = ([key, ...rest]: Path) => key === document && valueAt(record, rest) !== undefined
  const isUnchanged = (path: Path) => isDeepStrictEqual(valueAt(record, path.slice(1)), valueAt(body, path))
  const stale = isStale(record, body)
  const refused = unknown.filter((path) => !(isFetched(path) && (stale || isUnchanged(path))))
  return refused.length === 0
    ? undefined
    : Object.fromEntries(
        refused.slice(0, MOST_TOLD).map((path) => [path.join('.'), sentenceOf(name, path, isFetched(path))]),
      )
}

const isShown = (value: unknown): boolean => typeof value === 'string' || (Array.isArray(value) && value.some(isObject))

/** Which record, and which version of it. */
const IS_NAME = /(?:ID|Version)$/

/** A decision with nothing else of its record: whoever sends a whole record back decides nothing. */
const isDecision = (body: unknown, [document = '', field = '']: Path, decides: readonly string[]): boolean =>
  decides.includes(field) &&
  Object.keys(valueAt(body, [document]) as object).every((other) => other === field || IS_NAME.test(other))

/** The fields of a body that are in the form in which they are shown, which is not the one they are saved in. */
export const shownIn = (name: CallName, body: unknown): readonly Path[] => {
  const { document = '', shownOtherwise = [], decides = [] } = FETCHED[name] ?? {}
  return shownOtherwise
    .map((field) => [document, field])
    .filter((path) => isShown(valueAt(body, path)) && !isDecision(body, path, decides))
}

/** A body without those of them that are unchanged. */
export const withoutShown = (body: unknown, shown: readonly Path[], record: unknown): unknown => {
  const unchanged = shown.filter((path) => isDeepStrictEqual(valueAt(record, path.slice(1)), valueAt(body, path)))
  return unchanged.reduce((rest, [document, field]) => {
    const values = rest as Record<string, Record<string, unknown>>
    const { [field!]: _, ...others } = values[document!]!
    return { ...values, [document!]: others }
  }, body)
}
