import type { CallName } from '@xd/core/contract/calls.ts'
import { calls } from '@xd/core/contract/modules.generated.ts'

/** Whether any of these calls writes. It has its own file because the contract is large and seldom needed. */
export const anyWrites = (names: Iterable<CallName>): boolean => [...names].some((name) => calls[name].kind === 'write')
