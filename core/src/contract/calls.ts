import type { Schema } from 'effect'
import type { CommonFailureCode } from './failure.ts'
import type { calls } from './modules.generated.ts'

export type Calls = typeof calls
export type CallName = keyof Calls

/** The kinds of records an input can name. */
export type EntityKind = Calls[CallName]['finds'][string]

/** Handlers' inputs and outputs: ids as numbers, money as cents, instants as epoch milliseconds. */
export type Input<N extends CallName> = Calls[N]['input']['Type']
export type Output<N extends CallName> = Calls[N]['output']['Type']

/** The same on the wire: money as dollars, instants as ISO text. */
export type WireInput<N extends CallName> = Calls[N]['input']['Encoded']
export type WireOutput<N extends CallName> = Calls[N]['output']['Encoded']

/** The failures a call's own handler may return. */
export type FailureOf<N extends CallName> = Calls[N]['failures'][number] | CommonFailureCode

/** A schema's wire shape, for clients that display answers. */
export type Wire<S extends Schema.Top> = S['Encoded']
