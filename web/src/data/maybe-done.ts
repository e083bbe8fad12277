import type { CallError } from '@xd/core/client/call-client.ts'

export type Failed = Pick<CallError, 'code' | 'message'>

/** Whether a failed call may have done its work all the same: its answer was lost, or the server broke off. */
export const maybeDone = ({ code }: Pick<Failed, 'code'>): boolean => code === 'unreachable' || code === 'internal'
