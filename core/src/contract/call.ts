import { Schema } from 'effect'
import type { Feature } from '#domain/access/features.ts'
import type { Permission } from '#domain/access/permissions.ts'
import type { FailureCode } from './failure.ts'

/**
 * Who may make a call: `anyone` (no session: sign-in and the customer's pay page), `session` (any signed-in user),
 * `support` (XD Support staff), or the one permission that the user must hold.
 */
export type Access = 'anyone' | 'session' | 'support' | Permission

/** How many calls are allowed in a period, counted per client address. */
export interface Limit {
  readonly most: number
  readonly windowMs: number
}
export const perAddress = (most: number, windowMs: number): Limit => ({ most, windowMs })

/** `/export/payments.csv` is named `payments`, and takes a search in its query. */
export interface CsvFile {
  readonly name: string
  readonly search: Schema.Codec<object, unknown>
}

type Fields = Schema.Struct.Fields

interface Declaration<
  A extends Access,
  I extends Fields,
  O extends Fields,
  F extends FailureCode,
  K extends string,
  X extends CsvFile,
> {
  summary: string
  access: A
  /** Required besides `access`: support staff hold it in their own company. */
  permission?: Permission
  /** The module it belongs to: refused if the company has not bought it. */
  feature?: Feature
  /** A `read` changes nothing and may be repeated; a `write` is one transaction. */
  kind: 'read' | 'write'
  /**
   * It creates a record when this input field is empty, or `always`. Repeating it with the same `clientKey` creates
   * nothing new: it returns the record in its current state. `made-once.generated.ts` lists these calls.
   */
  creates?: string
  /** It may read far more than a page. It starts a little later, and the server answers other calls meanwhile. */
  wide?: true
  /** How often it may be made. Services keep limits of other kinds: sign-in attempts, receipts per request. */
  limit?: Limit
  /** Refused when it comes from another site's page, like every call with a session. */
  ownOrigin?: true
  /** Changes only the caller's own session or records what they viewed, so a view-only support visit may make it. */
  ownSession?: true
  /** Needs a sign-in or a confirmation (`auth/step-up`) within the last 15 minutes. */
  stepUp?: true
  /** Open to a user who must set up a second factor and has not; every other call is refused. */
  withoutFactor?: true
  input?: I
  output?: O
  /** This call's own failures; those common to all calls are not listed. */
  failures?: readonly F[]
  /**
   * Input fields that name a record, or a list of records, and its kind. Each is looked up in the caller's company and
   * allowed stores before the handler runs, or answered 404: `server/src/queries/records.table.ts` looks up each kind.
   */
  finds?: Readonly<Record<string, K>>
  /** The CSV file of the same rows or figures: it needs the same permission and feature. */
  file?: X
  /** `multipart` calls take one file, `file`, instead of a JSON body. */
  body?: 'json' | 'multipart'
}

/** One HTTP call, declared once. Its path is `/api/` plus its name; server, web and terminal derive from it. */
export const call = <
  const A extends Access,
  I extends Fields = Record<never, never>,
  O extends Fields = Record<never, never>,
  F extends FailureCode = never,
  const K extends string = never,
  const X extends CsvFile = never,
>(
  declaration: Declaration<A, I, O, F, K, X>,
) => ({
  summary: declaration.summary,
  access: declaration.access,
  permission: declaration.permission,
  feature: declaration.feature,
  limit: declaration.limit,
  ownOrigin: declaration.ownOrigin ?? false,
  kind: declaration.kind,
  creates: declaration.creates,
  wide: declaration.wide ?? false,
  ownSession: declaration.ownSession ?? false,
  stepUp: declaration.stepUp ?? false,
  withoutFactor: declaration.withoutFactor ?? false,
  input: Schema.Struct(declaration.input ?? ({} as I)),
  output: Schema.Struct(declaration.output ?? ({} as O)),
  failures: declaration.failures ?? ([] as readonly F[]),
  finds: declaration.finds ?? ({} as Readonly<Record<string, K>>),
  file: declaration.file,
  body: declaration.body ?? ('json' as const),
})
