import { Data, Effect } from 'effect'
import { FAILURES, type FailureCode } from '@xd/core/contract/failure.ts'
import { DatabaseBusy } from '#db/patient-sqlite.ts'

interface Particulars {
  /** In place of the code's own sentence. */
  sentence?: string
  /** Input path → sentence. */
  fields?: Record<string, string>
  /** What the failure carries beside, under its own names on the wire. */
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

/** The value, or `not_found` when there is none. */
export const found = <A>(value: A | null | undefined): Effect.Effect<A, Failure<'not_found'>> =>
  value === null || value === undefined ? fail('not_found') : Effect.succeed(value)

/** A database that another process keeps to itself is nobody's defect: whoever asked may ask again. */
export const unavailableWhenBusy = <A, E, R>(
  work: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | Failure<'unavailable'>, R> =>
  Effect.catchDefect(work, (defect) => (defect instanceof DatabaseBusy ? fail('unavailable') : Effect.die(defect)))
