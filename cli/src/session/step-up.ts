import type { CallClient } from '@xd/core/client/call-client.ts'
import type { CallName, WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { canAsk } from './ask.ts'
import { askProof } from './prove.ts'

const isStepUp = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === 'step_up_needed'

/** If a call needs confirmation, asks once for a password or code, then repeats the call. */
export const confirming =
  (calls: CallClient): CallClient =>
  async <N extends CallName>(name: N, input: WireInput<N>): Promise<WireOutput<N>> => {
    try {
      return await calls(name, input)
    } catch (error) {
      if (!isStepUp(error) || !canAsk()) throw error
    }
    process.stderr.write('Confirm that it’s you first.\n')
    const { methods } = await calls('auth/step-up/start', {})
    await calls('auth/step-up', await askProof(methods))
    return calls(name, input)
  }
