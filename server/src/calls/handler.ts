import type { Effect } from 'effect'
import type { CallName, Calls, FailureOf, Input, Output } from '@xd/core/contract/calls.ts'
import type { KeyCall } from '@xd/core/contract/key-calls.ts'
import type { Caller, SignedIn, Visitor } from '#caller.ts'
import type { Failure } from '#failure.ts'
import type { Services } from '#services.ts'

/** Calls an API key may not make always have a session. */
export type CallerOf<N extends CallName> = Calls[N]['access'] extends 'anyone'
  ? Visitor
  : N extends KeyCall
    ? Caller
    : SignedIn

/** A call's own work, once the session, the permission, the input and the records it names have been checked. */
export type Handler<N extends CallName> = (
  input: Input<N>,
  caller: CallerOf<N>,
) => Effect.Effect<Output<N>, Failure<FailureOf<N>>, Services>

/** Types a handler by the name of its call. Failures that the contract does not declare for it do not compile. */
export const handle = <N extends CallName>(_name: N, handler: Handler<N>): Handler<N> => handler
