import type { Command } from 'commander'
import { formatDollars, centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { paymentDetail } from './table.ts'
import { whose } from './whose.ts'

export const addTo = (payments: Command): void => {
  const command = payments
    .command('cancel-refund')
    .description('cancel a refund that is waiting for its charge to settle')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .argument('<refundID>', 'the refund’s number, from xd payments show --json')
    .addHelpText(
      'before',
      `Examples:
  xd payments cancel-refund KEY 12
  xd payments cancel-refund KEY 12 --yes --json
`,
    )
  callCommand(
    command,
    async (calls, paymentKey: string, id: string, options: Moderate) => {
      const before = (await calls('payments/fetch', { paymentKey })).payment
      const refund = before.paymentRefunds.find(({ refundID }) => String(refundID) === id)
      if (!refund) throw new Failure(`This payment has no refund ${id}.`, exitCode.notFound)
      const what = `the ${formatDollars(centsOfAnswer(refund.amount))} refund of ${await whose(calls, before)}`
      if (options.dryRun)
        return { json: before, tables: () => [paymentDetail(before)], notes: [`Would cancel ${what}.`] }
      await confirmModerate(options, `Cancel ${what}?`)
      const { payment } = await calls('payments/cancel-refund', { paymentKey, refundID: refund.refundID })
      return { json: payment, tables: () => [paymentDetail(payment)] }
    },
    withModerate,
  )
}
