import { Effect } from 'effect'
import type { CallName, Output } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'
import type { Caller } from '#caller.ts'
import type { Failure } from '#failure.ts'
import { handlers } from '#calls/handlers.generated.ts'
import type { Services } from '#services.ts'
import { decodeInput } from './decode.ts'
import { encodeOutput } from './encode.ts'
import { FETCHED } from './fetched.ts'
import { mayCall } from './may-call.ts'
import { isObject } from './misplaced.ts'
import { readerOf } from './reader.ts'

type Values = Readonly<Record<string, unknown>>
/** Enough to find any record: 5,000 of a company's users. */
const MOST_PAGES = 50

const readOnce = Effect.fnUntraced(function* (name: CallName, asked: Values, caller: Caller) {
  const decoded = decodeInput(name, asked, 0)
  if (!decoded.ok || !mayCall(caller, calls[name])) return undefined
  const reader = yield* readerOf('read', calls[name].finds, decoded.input, caller)
  // The table is typed by name; here we know only that it is one of its calls.
  const handler = handlers[name] as unknown as (
    input: object,
    by: Caller,
  ) => Effect.Effect<Output<CallName>, Failure, Services>
  return encodeOutput(name, yield* handler(decoded.input, reader)) as Values
})

/** The record that this call would change, as the caller can fetch it: undefined if it is new, or not theirs to read. */
export const fetchedRecord = Effect.fnUntraced(
  function* (name: CallName, body: unknown, caller: Caller) {
    const fetched = FETCHED[name]
    if (fetched === undefined || !isObject(body)) return undefined
    const document = body[fetched.document]
    if (!isObject(document)) return undefined
    for (let page = 1; page <= (fetched.isPaged ? MOST_PAGES : 1); page += 1) {
      const asked = fetched.ask(document, page)
      const answer = asked && (yield* readOnce(fetched.call, asked, caller))
      if (answer === undefined) return undefined
      const record = fetched.pick(answer, document, body)
      if (isObject(record)) return record
    }
    return undefined
  },
  // The call itself says what is wrong.
  Effect.orElseSucceed(() => undefined),
)
