import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { PROMISE_STATUSES } from '@xd/core/domain/promise/promise.ts'
import { formatTicketList } from '@xd/core/domain/ticket/ticket-list.ts'
import { when } from '#output/when.ts'
import { listCommands } from '#session/list-commands.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { amountOf, statusOf } from './row.ts'

export const { list, exportCSV } = listCommands('customers/promises/list', {
  description: 'customers’ promises to pay, the latest promised day first',
  text: 'the customer’s name or phone',
  filters: { store: true, status: { choices: ['all', ...PROMISE_STATUSES] }, customer: true },
  examples: ['xd promises list --status broken', 'xd promises list Whitfield --json'],
  rows: 'promises',
  table: async (promises, calls) => {
    const store = await storeAbbrs(calls)
    return {
      columns: [
        { title: 'PROMISE', align: 'right' },
        { title: 'BY', whole: true },
        { title: 'STATUS', whole: true },
        { title: 'AMOUNT', align: 'right' },
        { title: 'TICKETS' },
        { title: 'CUSTOMER' },
        { title: 'PHONE', whole: true, spare: 2 },
        { title: 'STORE', spare: 3 },
        { title: 'MADE', spare: 1 },
      ],
      rows: promises.map((promise) => [
        String(promise.promiseID),
        promise.promiseDay,
        statusOf(promise),
        amountOf(promise),
        formatTicketList(promise.promiseTickets),
        customerName(promise.customer),
        formatPhone(promise.customer.custPhone),
        store(promise.storeID),
        when(promise.promiseMadeDate),
      ]),
    }
  },
  none: 'No promises match.',
  file: {
    name: 'promises',
    description: 'export promises as CSV, filtered like the list',
    examples: ['xd promises export --status broken --out broken.csv'],
  },
})
