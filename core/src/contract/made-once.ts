import { MADE_ONCE } from './made-once.generated.ts'

/** A call that creates a record; repeating it with the same `clientKey` creates no other. */
export type MadeOnce = keyof typeof MADE_ONCE

/** Whether a call with this input creates a record. */
export const makesOne = (call: string, input: object): call is MadeOnce => {
  const path = (MADE_ONCE as Readonly<Record<string, string>>)[call]
  if (path === undefined || path === 'always') return path === 'always'
  const [record, id] = path.split('.') as [string, string]
  return (input as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>)[record]?.[id] == null
}
