import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentDetail } from './table.ts'
import { whose } from './whose.ts'

export const addTo = (payments: Command): void => {
  const command = payments
    .command('mark-paid')
    .description('mark a request paid in store, and close its link')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .addHelpText(
      'before',
      `Examples:
  xd payments mark-paid KEY
`,
    )
  withServer(withModerate(withOutput(command))).action(
    async (paymentKey: string, options: OutputOptions & ServerOptions & Moderate) => {
      const calls = signedInCalls(options)
      const before = (await calls('payments/fetch', { paymentKey })).payment
      const what = await whose(calls, before)
      if (options.dryRun)
        return show(options, {
          json: before,
          tables: () => [paymentDetail(before)],
          notes: [`Would mark as paid in the store: ${what}.`],
        })
      await confirmModerate(
        options,
        `${what}\nMark it as paid in the store? Nobody can pay it by card after that, and this can’t be undone.`,
      )
      const { payment } = await calls('payments/mark-paid', { paymentKey })
      return show(options, { json: payment, tables: () => [paymentDetail(payment)] })
    },
  )
}
