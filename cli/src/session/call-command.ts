import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { type OutputOptions, show, type Shown, withOutput } from '#output/show.ts'
import { signedInCalls } from './client.ts'
import { type ServerOptions, withServer } from './server.ts'

/**
 * Completes a command that makes calls as the signed-in user: `act` is given its arguments and options, and what it
 * returns is shown. The flags of `withMore` come after the output's in its help.
 */
export const callCommand = <Given extends readonly unknown[]>(
  command: Command,
  act: (calls: CallClient, ...given: Given) => Promise<Shown>,
  withMore = (one: Command): Command => one,
): void => {
  withServer(withMore(withOutput(command))).action(async (...given: unknown[]) => {
    const options = command.opts<OutputOptions & ServerOptions>()
    return show(options, await act(signedInCalls(options), ...(given.slice(0, -1) as unknown as Given)))
  })
}
