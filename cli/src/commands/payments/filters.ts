import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { PAYMENT_ORIGINS } from '@xd/core/domain/payment/origin.ts'
import { PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { labelIDOf, type SearchOptions, searchOf, withStore } from '#session/list-options.ts'

export interface PaymentFilters extends Pick<SearchOptions, 'store' | 'status'> {
  readonly origin?: string
  readonly label?: string
  readonly from?: string
  readonly to?: string
}

export const withPaymentFilters = (command: Command): Command =>
  withStore(command)
    .addOption(
      command
        .createOption('--status <status>', 'only with this status (default: all)')
        .choices(['all', ...PAYMENT_STATUSES, 'expired']),
    )
    .addOption(
      command
        .createOption('--origin <origin>', 'only those made by staff, by customers (self) or by plans (schedule)')
        .choices([...PAYMENT_ORIGINS]),
    )
    .option('--label <label>', 'only with this label: its name or number')
    .option('--from <day>', 'from this day on, by each store’s clock')
    .option('--to <day>', 'through this day')

export const paymentSearch = async (calls: CallClient, text: string | undefined, options: PaymentFilters) => ({
  ...(await searchOf(calls, text, options)),
  ...(options.origin === undefined ? {} : { origin: options.origin }),
  ...(options.label === undefined ? {} : { label: await labelIDOf(calls, 'payment', options.label) }),
  ...(options.from === undefined ? {} : { dateStart: options.from }),
  ...(options.to === undefined ? {} : { dateEnd: options.to }),
})
