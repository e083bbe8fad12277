import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { paymentDetail } from './table.ts'
import { whose } from './whose.ts'

/** Spec 1 §5. */
const QUESTION =
  'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.'

export const addTo = (payments: Command): void => {
  const command = payments
    .command('cancel')
    .description('cancel an unpaid request')
    .argument('<paymentKey>', 'the request’s key, from its link')
    .addHelpText(
      'before',
      `Examples:
  xd payments cancel KEY
  xd payments cancel KEY --yes --json
`,
    )
  callCommand(
    command,
    async (calls, paymentKey: string, options: Moderate) => {
      const before = (await calls('payments/fetch', { paymentKey })).payment
      const what = await whose(calls, before)
      if (options.dryRun) {
        return { json: before, tables: () => [paymentDetail(before)], notes: [`Would cancel ${what}.`] }
      }
      await confirmModerate(options, `${what}\n${QUESTION}`)
      const { payment } = await calls('payments/cancel', { paymentKey })
      return { json: payment, tables: () => [paymentDetail(payment)] }
    },
    withModerate,
  )
}
