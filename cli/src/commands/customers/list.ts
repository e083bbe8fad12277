import { addressLines } from '@xd/core/domain/customer/address.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { listCommands } from '#session/list-commands.ts'

export const { list, exportCSV } = listCommands('customers/list', {
  alias: 'find',
  description: 'customers, by name, phone, email, license or street',
  text: 'text to search for',
  examples: ['xd customers list', 'xd customers find Munoz', 'xd customers find "(520) 555-1234" --json'],
  rows: 'customers',
  table: (customers) => ({
    columns: [
      { title: 'ID', align: 'right' },
      { title: 'CUSTOMER' },
      { title: 'PHONE', whole: true },
      { title: 'EMAIL' },
      { title: 'ADDRESS' },
      { title: 'NOTE' },
    ],
    rows: customers.map((customer) => [
      String(customer.custID),
      customerName(customer),
      formatPhone(customer.custPhone),
      customer.custEmail ?? '',
      addressLines(customer).join(', '),
      [customer.custBlocked ? 'blocked' : '', customer.custOptedOut === null ? '' : 'opted out']
        .filter(Boolean)
        .join(', '),
    ]),
  }),
  none: 'No customers match.',
  file: {
    name: 'customers',
    description: 'export customers as CSV',
    examples: ['xd customers export --out customers.csv'],
  },
})
