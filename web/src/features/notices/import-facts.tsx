import type { WireOutput } from '@xd/core/contract/calls.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { Table } from '#ui/list/table.tsx'
import { dayText } from './notice-words.ts'
import { RefusedList } from './refused-list.tsx'
import styles from './notices.module.css'

type Trial = WireOutput<'notices/import'>
type Example = Trial['file']['examples'][number] & { readonly key: string }

/** The rows that an import would add, and each row that it would not. */
export function ImportFacts({ trial: { file, refused } }: { trial: Trial }) {
  const facts = [
    ['Rows', file.rows],
    ['Refused', refused.length],
    ['Notices', file.notices],
    ['Tickets', file.tickets],
    ['New customers', file.newCustomers],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([title, count]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd className="num">{grouped(count)}</dd>
          </div>
        ))}
      </dl>
      {file.examples.length > 0 && (
        <Table<Example, 'name' | 'phone' | 'tickets' | 'due'>
          label="The first notices"
          keepOnPhone
          columns={[
            { key: 'name', title: 'Customer', cell: ({ name }) => name },
            { key: 'phone', title: 'Phone', cell: ({ phone }) => (phone === null ? 'None' : formatPhone(phone)) },
            { key: 'tickets', title: 'Tickets', cell: ({ tickets }) => tickets.join(', ') },
            { key: 'due', title: 'Due', cell: ({ dueDate }) => dayText(dueDate) },
          ]}
          rows={file.examples.map((example, at) => ({ ...example, key: String(at) }))}
          rowKey={({ key }) => key}
        />
      )}
      {refused.length > 0 && <RefusedList refused={refused} />}
    </>
  )
}
