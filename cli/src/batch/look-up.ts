import { exitCode } from '#output/exit-code.ts'
import { understood } from '#output/failure.ts'
import type { Recipient } from '#session/recipient.ts'
import { inOrder } from './pool.ts'
import { createProgress } from './progress.ts'

/** A conversation's customer, or why nothing can be sent in it. */
export type LookedUp = { readonly custID: number } | { readonly fault: string }

const lookUpOne = async (recipient: Promise<Recipient>): Promise<LookedUp> => {
  try {
    const { customer, can } = await recipient
    return can.ok ? { custID: customer.custID } : { fault: `convoID: ${can.reason}` }
  } catch (error) {
    const failure = understood(error)
    if (failure?.code === exitCode.notFound) return { fault: `convoID: ${failure.message}` }
    throw error
  }
}

/** Looks up each conversation once, several at a time. */
export const lookUp = async (
  convoIDs: readonly number[],
  concurrency: number,
  recipient: (convoID: number) => Promise<Recipient>,
): Promise<ReadonlyMap<number, LookedUp>> => {
  const found = new Map<number, LookedUp>()
  const progress = createProgress(undefined, Date.now, 'conversations')
  const look = async (convoID: number) => [convoID, await lookUpOne(recipient(convoID))] as const
  for await (const [convoID, one] of inOrder(new Set(convoIDs), concurrency, () => Promise.resolve(), look)) {
    found.set(convoID, one)
    progress.advance(1, 0)
  }
  progress.finish(0)
  return found
}
