import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { paymentDetail } from './table.ts'

export const addTo = (payments: Command): void => {
  const command = payments
    .command('show')
    .description('one payment request')
    .addHelpText(
      'before',
      `Examples:
  xd payments show KEY
`,
    )
    .argument('<paymentKey>', 'the request’s key, from its link')
  withServer(withOutput(command)).action(async (paymentKey: string, options: OutputOptions & ServerOptions) => {
    const { payment } = await signedInCalls(options)('payments/fetch', { paymentKey })
    return show(options, { json: payment, tables: () => [paymentDetail(payment)] })
  })
}
