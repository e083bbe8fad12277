import { Link } from '@tanstack/react-router'
import { TURN_STATE_LABELS } from '@xd/core/domain/plan/next-step.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import type { FetchedPlan } from '#data/plans.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { paths } from '#paths.ts'
import { shownDay } from './plan-words.ts'
import styles from './plans.module.css'

type Turn = Pick<FetchedPlan['turns'][number], 'turn' | 'day' | 'amount'> &
  Partial<Pick<FetchedPlan['turns'][number], 'turnState' | 'paymentKey'>>

const COLUMNS: Column<Turn, 'turn' | 'day' | 'amount' | 'state'>[] = [
  {
    key: 'turn',
    phone: 'under',
    title: 'Payment',
    cell: ({ turn }, { inLines }) => (
      <span className="num">{turn === null ? 'Early' : inLines ? `Payment ${turn}` : turn}</span>
    ),
  },
  {
    key: 'day',
    phone: 'lead',
    title: 'Day',
    cell: ({ day, paymentKey }) =>
      paymentKey === undefined ? (
        <span className={`${styles.ahead} ${styles.tall} num`}>{shownDay(day)}</span>
      ) : (
        <Link className={`${styles.tall} num`} to={paths.payments} search={{ payment: paymentKey } as never}>
          {shownDay(day)}
        </Link>
      ),
  },
  {
    key: 'amount',
    phone: 'end',
    title: 'Amount',
    numeric: true,
    cell: ({ amount }) => <span className={styles.tall}>{dollars(amount)}</span>,
  },
  {
    key: 'state',
    phone: 'tail',
    title: 'Status',
    cell: ({ turnState }) =>
      turnState === undefined ? (
        <span className={styles.ahead}>Upcoming</span>
      ) : (
        <Tag tone={toneOf(TURN_STATE_LABELS[turnState])}>{TURN_STATE_LABELS[turnState]}</Tag>
      ),
  },
]

/** The payments that were asked for, and the upcoming ones. */
export const PlanTurns = ({ turns, ahead }: Pick<FetchedPlan, 'turns' | 'ahead'>) => (
  <Table
    label="Payments"
    columns={COLUMNS}
    rows={[...turns, ...ahead] as readonly Turn[]}
    rowKey={({ paymentKey, turn }) => paymentKey ?? `turn ${turn}`}
  />
)
