import type { Command } from 'commander'
import { setTimeout as pause } from 'node:timers/promises'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentDetail, statusOf } from './table.ts'

interface WaitOptions extends OutputOptions, ServerOptions {
  readonly timeout: string
}

const UNIT_MS = { s: 1_000, m: 60_000, h: 3_600_000 } as const
const POLL_MS = 1_000

const durationOf = (text: string): number => {
  const match = /^(\d{1,6})(s|m|h)$/.exec(text)
  if (!match) throw invalidInput(`--timeout takes a time like 90s, 10m or 1h, not ${text}`)
  return Number(match[1]) * UNIT_MS[match[2] as keyof typeof UNIT_MS]
}

export const addTo = (payments: Command): void => {
  const command = payments
    .command('wait')
    .description('wait until a request is paid: exit 0 when it is, 1 when it never will be')
    .argument('<paymentKey>', 'the key, as in its link')
    .option('--timeout <time>', 'how long at most: 90s, 10m, 1h', '10m')
    .addHelpText('before', `Examples:
  xd payments wait KEY --timeout 10m && ./release-item.sh
`)
  withServer(withOutput(command)).action(async (paymentKey: string, options: WaitOptions) => {
    const calls = signedInCalls(options)
    const deadline = performance.now() + durationOf(options.timeout)
    for (;;) {
      const { payment } = await calls('payments/fetch', { paymentKey })
      const status = statusOf(payment)
      if (status !== 'sent') {
        if (status !== 'approved') process.exitCode = exitCode.failure
        return show(options, { json: payment, tables: () => [paymentDetail(payment)] })
      }
      if (performance.now() + POLL_MS > deadline) throw new Failure(`Still unpaid after ${options.timeout}.`)
      await pause(POLL_MS)
    }
  })
}
