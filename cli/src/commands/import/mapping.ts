import { invalidInput } from '#output/failure.ts'

const NOTHING = 'nothing'

/** "Column=field", several times. */
export const mappingOf = <Field extends string>(
  said: readonly string[] = [],
  fields: readonly Field[],
): Record<string, Field | null> =>
  Object.fromEntries(
    said.map((one) => {
      const at = one.lastIndexOf('=')
      const [title, field] = [one.slice(0, at), one.slice(at + 1)]
      const known = fields.find((name) => name === field)
      if (at < 1 || (known === undefined && field !== NOTHING))
        throw invalidInput(
          `--mapping must be TITLE=FIELD, not ${one}`,
          `Like --mapping "Tel No=phone". Fields are ${[...fields, NOTHING].join(', ')}`,
        )
      return [title, known ?? null]
    }),
  )
