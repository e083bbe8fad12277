import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
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
  callCommand(
    command,
    async (calls, paymentKey: string, options: Moderate) => {
      const before = (await calls('payments/fetch', { paymentKey })).payment
      const what = await whose(calls, before)
      if (options.dryRun)
        return {
          json: before,
          tables: () => [paymentDetail(before)],
          notes: [`Would mark as paid in the store: ${what}.`],
        }
      await confirmModerate(
        options,
        `${what}\nMark it as paid in the store? Nobody can pay it by card after that, and this can’t be undone.`,
      )
      const { payment } = await calls('payments/mark-paid', { paymentKey })
      return { json: payment, tables: () => [paymentDetail(payment)] }
    },
    withModerate,
  )
}
