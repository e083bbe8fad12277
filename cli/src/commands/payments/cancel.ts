import type { Command } from 'commander'
import { dollars } from '#output/dollars.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { confirmOr } from '#session/ask.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentDetail, statusOf } from './table.ts'

interface CancelOptions extends OutputOptions, ServerOptions {
  readonly yes?: boolean
  readonly dryRun?: boolean
}

/** Spec 1 §5. */
const QUESTION = 'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.'

export const addTo = (payments: Command): void => {
  const command = payments
    .command('cancel')
    .description('cancel an unpaid request')
    .argument('<paymentKey>', 'the key, as in its link')
    .option('-y, --yes', 'do not ask')
    .option('--dry-run', 'only show what would be canceled')
  withServer(withOutput(command)).action(async (paymentKey: string, options: CancelOptions) => {
    const calls = signedInCalls(options)
    const before = (await calls('payments/fetch', { paymentKey })).payment
    const whose = `${dollars(before.paymentAmount)} of ${before.customer.custFirstName} ${before.customer.custLastName} (${statusOf(before)})`
    if (options.dryRun) {
      show(options, { json: before, tables: () => [paymentDetail(before)], notes: [`Would cancel ${whose}.`] })
      return
    }
    await confirmOr(options.yes, `${whose}\n${QUESTION}`)
    const { payment } = await calls('payments/cancel', { paymentKey })
    show(options, { json: payment, tables: () => [paymentDetail(payment)] })
  })
}
