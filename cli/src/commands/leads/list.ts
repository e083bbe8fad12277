import { LEAD_FILTERS, LEAD_STATUS_LABELS, LEAD_WANT_LABELS } from '@xd/core/domain/bubble/lead.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { money } from '#output/figure.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import { listCommands } from '#session/list-commands.ts'

export const { list, exportCSV } = listCommands('leads/list', {
  description: 'quote requests from visitors to your website, newest first',
  text: 'a request’s number, or the customer’s name or phone',
  filters: {
    store: true,
    status: { choices: ['all', ...LEAD_FILTERS] },
    customer: true,
    from: 'received from this day on, 2026-11-01',
    to: 'received through this day',
  },
  examples: ['xd leads list --status open', 'xd leads list --status won --from 2026-11-01 --json'],
  rows: 'leads',
  table: (leads) => ({
    columns: [
      { title: 'LEAD', align: 'right' },
      { title: 'STATUS' },
      { title: 'WANTS' },
      { title: 'ITEM' },
      { title: 'CUSTOMER' },
      { title: 'PHONE', whole: true },
      { title: 'CONVO', align: 'right' },
      { title: 'QUOTE', align: 'right' },
      { title: 'WON', align: 'right' },
      { title: 'ASKED' },
    ],
    rows: leads.map((lead) => [
      String(lead.leadID),
      status(LEAD_STATUS_LABELS[lead.leadStatus]),
      LEAD_WANT_LABELS[lead.leadWant].toLowerCase(),
      lead.leadItem,
      customerName(lead.customer),
      formatPhone(lead.customer.custPhone),
      String(lead.convoID),
      lead.quoteID === null ? '' : String(lead.quoteID),
      lead.wonAmount === null ? '' : money(lead.wonAmount),
      when(lead.leadDate),
    ]),
  }),
  none: 'No quote requests match.',
  file: {
    name: 'leads',
    description: 'export quote requests as CSV, filtered like the list',
    examples: ['xd leads export --status won --out won.csv'],
  },
})
