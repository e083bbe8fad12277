import type { Command } from 'commander'
import { formatDollars, centsOfAnswer } from '@xd/core/domain/money/cents.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentDetail } from './table.ts'
import { whose } from './whose.ts'

type CancelOptions = OutputOptions & ServerOptions & Moderate

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
  withServer(withModerate(withOutput(command))).action(
    async (paymentKey: string, id: string, options: CancelOptions) => {
      const calls = signedInCalls(options)
      const before = (await calls('payments/fetch', { paymentKey })).payment
      const refund = before.paymentRefunds.find(({ refundID }) => String(refundID) === id)
      if (!refund) throw new Failure(`This payment has no refund ${id}.`, exitCode.notFound)
      const what = `the ${formatDollars(centsOfAnswer(refund.amount))} refund of ${await whose(calls, before)}`
      if (options.dryRun)
        return show(options, { json: before, tables: () => [paymentDetail(before)], notes: [`Would cancel ${what}.`] })
      await confirmModerate(options, `Cancel ${what}?`)
      const { payment } = await calls('payments/cancel-refund', { paymentKey, refundID: refund.refundID })
      return show(options, { json: payment, tables: () => [paymentDetail(payment)] })
    },
  )
}
