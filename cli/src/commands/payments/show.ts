import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls, paymentKey: string) => {
    const { payment } = await calls('payments/fetch', { paymentKey })
    return { json: payment, tables: () => [paymentDetail(payment)] }
  })
}
