import type { WireOutput } from '@xd/core/contract/calls.ts'
import { percentOf } from '@xd/core/domain/report/figures.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { percent } from './report-words.ts'
import styles from './report.module.css'

type Message = WireOutput<'reports/message-dollars'>['stats']['messages'][number]
type Key = 'step' | 'written' | 'people' | 'rate' | 'difference' | 'worth'

/** "+4.2 points": percentage points. */
const points = (difference: number): string => {
  const shown = percentOf(Math.abs(difference))
  return `${shown === 0 ? '' : difference > 0 ? '+' : '−'}${shown} ${shown === 1 ? 'point' : 'points'}`
}

const COLUMNS: readonly Column<Message, Key>[] = [
  {
    key: 'step',
    title: 'Step',
    cell: ({ messageTitle }) => <strong className={styles.name}>{messageTitle}</strong>,
  },
  {
    key: 'written',
    title: 'Came back, messaged',
    numeric: true,
    cell: ({ people, rate }) => (people === 0 ? '–' : percent(rate)),
  },
  {
    key: 'rate',
    title: 'Came back, left out',
    numeric: true,
    cell: ({ holdOut }) => (holdOut === null ? '–' : percent(holdOut.rate)),
  },
  {
    key: 'people',
    title: 'People left out',
    numeric: true,
    cell: ({ holdOut }) => grouped(holdOut?.people ?? 0),
  },
  {
    key: 'difference',
    title: 'Difference',
    numeric: true,
    // With too few people, a figure would look more meaningful than it is.
    cell: ({ holdOut }) => (holdOut === null || holdOut.verdict === 'too-few' ? '–' : points(holdOut.difference)),
  },
  { key: 'worth', title: 'Result', cell: ({ comparison }) => comparison },
]

/** The steps of the ladder, compared with the customers deliberately left out of them. */
export function HoldOutTable({ messages }: { messages: readonly Message[] }) {
  const steps = messages.filter(({ messageSource }) => messageSource === 'ladder')
  const others = messages.length > steps.length
  return (
    <>
      {steps.length > 0 && (
        <TableCard>
          <Table
            label="Compared with customers left out"
            columns={COLUMNS}
            rows={steps}
            rowKey={({ batchStep }) => batchStep ?? ''}
          />
        </TableCard>
      )}
      {others && (
        <p className={styles.note}>
          Mailers and other notices go to everyone, so there’s no one to compare with. Some of these customers would
          have come anyway.
        </p>
      )}
    </>
  )
}
