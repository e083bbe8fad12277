import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentDetail } from './table.ts'
import { whose } from './whose.ts'

type CancelOptions = OutputOptions & ServerOptions & Moderate

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
  withServer(withModerate(withOutput(command))).action(async (paymentKey: string, options: CancelOptions) => {
    const calls = signedInCalls(options)
    const before = (await calls('payments/fetch', { paymentKey })).payment
    const what = await whose(calls, before)
    if (options.dryRun) {
      return show(options, { json: before, tables: () => [paymentDetail(before)], notes: [`Would cancel ${what}.`] })
    }
    await confirmModerate(options, `${what}\n${QUESTION}`)
    const { payment } = await calls('payments/cancel', { paymentKey })
    return show(options, { json: payment, tables: () => [paymentDetail(payment)] })
  })
}
