import type { Command } from 'commander'
import { setTimeout as pause } from 'node:timers/promises'
import { shownStatus } from '@xd/core/domain/payment/status.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, invalidInput } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { parseDuration } from '#session/duration.ts'
import { paymentDetail } from './table.ts'

interface WaitOptions {
  readonly timeout: string
}

const POLL_MS = 1_000

const durationOf = (text: string): number => {
  const ms = parseDuration(text)
  if (ms === undefined) throw invalidInput(`--timeout must be a time like 90s, 10m or 1h, not ${text}`)
  return ms
}

export const addTo = (payments: Command): void => {
  const command = payments
    .command('wait')
    .description('wait for a request to be paid: exit 0 once it is, 1 if it no longer can be')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .option('--timeout <time>', 'how long to wait at most: 90s, 10m, 1h', '10m')
    .addHelpText(
      'before',
      `Examples:
  xd payments wait KEY --timeout 10m && ./release-item.sh
`,
    )
  callCommand(command, async (calls, paymentKey: string, options: WaitOptions) => {
    const deadline = performance.now() + durationOf(options.timeout)
    for (;;) {
      const { payment } = await calls('payments/fetch', { paymentKey })
      const status = shownStatus(payment)
      if (status !== 'sent') {
        if (status !== 'approved') process.exitCode = exitCode.failure
        return { json: payment, tables: () => [paymentDetail(payment)] }
      }
      if (performance.now() + POLL_MS > deadline) throw new Failure(`Still unpaid after ${options.timeout}.`)
      await pause(POLL_MS)
    }
  })
}
