import { type CallName, calls } from '@xd/core/contract/calls.ts'

/** Whether any of these calls changes something. A file of its own, since the contract is large and seldom needed. */
export const anyWrites = (names: Iterable<CallName>): boolean => [...names].some((name) => calls[name].kind === 'write')
