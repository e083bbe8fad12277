import type { Schema } from 'effect'

const NAME = 'expectedVersion'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
/** The fields of an input, or of a document in it. */
const fieldsOf = (schema: unknown): Readonly<Record<string, unknown>> =>
  (schema as { fields?: Readonly<Record<string, unknown>> } | undefined)?.fields ?? {}

/**
 * Finds an `expectedVersion` that is not where the call looks for it: beside its document, or in it. To ignore it would
 * overwrite what somebody else has saved.
 */
export const misplacedVersion = (input: Schema.Top): ((body: unknown) => Record<string, string> | undefined) => {
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
