import { type CallClient, CallError, unreachable } from '@xd/core/client/call-client.ts'
import type { CallName } from '@xd/core/contract/calls.ts'
import { neverSent } from '@xd/core/contract/maybe-done.ts'

export const NOTHING_DONE = 'Nothing was done.'

/** The calls of this command that were sent, with or without an answer. */
const left = new Set<CallName>()

const hasWritten = async (): Promise<boolean> => left.size > 0 && (await import('./writes.ts')).anyWrites(left)

/** The outcome of a call that was never sent: if the calls before it changed nothing, the command has done nothing. */
export const unsent = async (): Promise<CallError> => {
  const said = unreachable().message
  const message = (await hasWritten()) ? said : `${said} ${NOTHING_DONE}`
  const body = { code: 'unreachable' as const, message, sent: false }
  return new CallError(0, body)
}

export const sayingUndone =
  (calls: CallClient): CallClient =>
  async (name, input) => {
    try {
      const answer = await calls(name, input)
      left.add(name)
      return answer
    } catch (error) {
      if (error instanceof CallError && neverSent(error)) throw await unsent()
      left.add(name)
      throw error
    }
  }
