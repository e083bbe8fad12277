import { Result, Schema } from 'effect'
import type { Context } from 'hono'
import { text } from '@xd/core/contract/value.ts'

/** Longer than any key, token or file's name. */
const NAME_MAX = 200

const isName = (value: string): boolean =>
  !/\p{Surrogate}/u.test(value) && Result.isSuccess(Schema.decodeUnknownResult(text(NAME_MAX))(value))

/**
 * The name in a part of the address, by the rules for text in a body: PostgreSQL, for one, refuses U+0000. Anything else
 * names nothing.
 */
export const nameInPath = (c: Context, part: string): string => {
  const value = c.req.param(part) ?? ''
  return isName(value) ? value : ''
}
