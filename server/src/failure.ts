import { Data, Effect } from 'effect'
import type { EntityKind } from '@xd/core/contract/calls.ts'
import { FAILURES, type FailureCode } from '@xd/core/contract/failure.ts'
import { DatabaseBusy, DiskFull } from '#db/database-busy.ts'

interface Particulars {
  /** Instead of the code's own sentence. */
  sentence?: string
  /** Input path → sentence. */
  fields?: Record<string, string>
  /** The failure's details, under their own names on the wire. */
  details?: Record<string, unknown>
}

/** A failure that the contract declares. Anything else that goes wrong is a defect and leaves as `internal`. */
export class Failure<Code extends FailureCode = FailureCode> extends Data.TaggedError('Failure')<
  { readonly code: Code } & Particulars
> {
  get status() {
    return FAILURES[this.code].status
  }
  get body() {
    return {
      code: this.code,
      message: this.sentence ?? FAILURES[this.code].message,
      ...(this.fields && { fields: this.fields }),
      ...this.details,
    }
  }
}

export const fail = <Code extends FailureCode>(
  code: Code,
  particulars: Particulars = {},
): Effect.Effect<never, Failure<Code>> => Effect.fail(new Failure<Code>({ code, ...particulars }))

/** Faults of an input by field. With a `part`, fields are named within it: `plan.planStart`. */
type Faults = Readonly<Record<string, string | undefined>>

const fieldsOf = (faults: Faults, part: string | undefined) =>
  Object.entries(faults).flatMap(([field, sentence]) =>
    sentence === undefined ? [] : [[part === undefined ? field : `${part}.${field}`, sentence] as const],
  )

/** `invalid_input`, with a sentence for each field at fault. */
export const invalid = (faults: Faults, part?: string): Effect.Effect<never, Failure<'invalid_input'>> =>
  fail('invalid_input', { fields: Object.fromEntries(fieldsOf(faults, part)) })

/** `invalid_input` if any field is at fault. */
export const requireValid = (faults: Faults, part?: string): Effect.Effect<void, Failure<'invalid_input'>> =>
  fieldsOf(faults, part).length > 0 ? invalid(faults, part) : Effect.void

/** Kinds for which "No customer with this ID." is not the right sentence. */
const NOT_FOUND = {
  bubble: 'There is no chat here.',
  chat: 'There is no such chat.',
  'api-key': 'No API key with this ID.',
  'calendar-import': 'No import with this ID.',
  batch: 'No batch of notices with this ID.',
  category: 'No calendar with this ID.',
  entry: 'No calendar entry with this ID.',
  exception: 'No difference with this ID.',
  export: 'There is no such list to download.',
  feed: 'There is no calendar at this address.',
  import: 'No imported file with this ID.',
  fields: 'Nothing with this name has custom fields.',
  lead: 'No quote request with this ID.',
  loan: 'No quote with this ID.',
  label: 'This label was not found. It may have been deleted.',
  payment: 'No payment with this key.',
  notice: 'No notice with this ID.',
  rewrite: 'No rewrite batch with this ID.',
  sandbox: 'There is no sandbox here.',
  subject: 'There is nothing with this key to comment on.',
  'batch-ticket': 'No such ticket in this batch.',
  version: 'This quote has no such version.',
} as const

/** Records that may not exist, or not for this caller. */
export type Findable = EntityKind | keyof typeof NOT_FOUND | 'company' | 'job' | 'passkey' | 'refund' | 'session'

/** `not_found`, naming the missing record. */
export const missing = (what: Findable): Effect.Effect<never, Failure<'not_found'>> =>
  fail('not_found', { sentence: (NOT_FOUND as Partial<Record<Findable, string>>)[what] ?? `No ${what} with this ID.` })

/** The value, or `not_found` if there is none. */
export const found = <A>(value: A | null | undefined, what: Findable): Effect.Effect<A, Failure<'not_found'>> =>
  value === null || value === undefined ? missing(what) : Effect.succeed(value)

const DISK_FULL = { sentence: 'The server’s disk is full, so nothing was saved. Free up some space first.' }

/** A database that is locked, does not answer or has no room is not a defect: the caller may retry. */
export const unavailableWhenBusy = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | Failure<'unavailable'>, R> =>
  Effect.catchDefect(work, (defect) =>
    defect instanceof DatabaseBusy
      ? fail('unavailable', defect instanceof DiskFull ? DISK_FULL : {})
      : Effect.die(defect),
  )
