import { PAYMENT_ORIGINS } from '@xd/core/domain/payment/origin.ts'
import { PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import { listCommands } from '#session/list-commands.ts'
import { labelIDOf, storeAbbrs } from '#session/list-options.ts'
import { paymentList } from './table.ts'

export const { list, exportCSV } = listCommands('payments/list', {
  description: 'payment requests, newest first',
  text: 'name, phone, ticket or memo to search for',
  filters: {
    store: true,
    status: { choices: ['all', ...PAYMENT_STATUSES, 'expired'] },
    origin: {
      words: 'only those made by staff, by customers (self) or by plans (schedule)',
      choices: PAYMENT_ORIGINS,
    },
    label: { read: (calls, label) => labelIDOf(calls, 'payment', label) },
    from: 'from this day on, by each store’s clock',
    to: 'through this day',
  },
  examples: [
    'xd payments list --status sent',
    'xd payments list --origin self',
    'xd payments list --label Interest --status expired',
    'xd payments list --store "Main St" --from 2026-11-01 --to 2026-11-30 --all --json',
  ],
  rows: 'payments',
  table: async (payments, calls) => paymentList(payments, await storeAbbrs(calls)),
  none: 'No payments match.',
  file: {
    name: 'payments',
    description: 'export payment requests as CSV, filtered like the list',
    examples: ['xd payments export --status approved --from 2026-11-01 --to 2026-11-30 --out november.csv'],
  },
})
