import { shownName } from '@xd/core/domain/customer/name.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { PLAN_KIND_LABELS } from '@xd/core/domain/plan/plan.ts'
import type { PlanData } from '#data/plans.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { PlanTag } from './plan-tag.tsx'
import { progressOf, shownDay } from './plan-words.ts'
import styles from './plans.module.css'

type Key = 'customer' | 'memo' | 'status' | 'kind' | 'amount' | 'progress' | 'next' | 'store'

interface Props {
  readonly plans: readonly PlanData[]
  readonly hide?: readonly Key[]
  readonly openID: number | undefined
  readonly onOpen: (planID: number) => void
}

export function PlansTable({ plans, hide = [], openID, onOpen }: Props) {
  const columns: Column<PlanData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: 'Customer',
      cut: true,
      cell: ({ customer }) => <b className={styles.name}>{shownName(customer)}</b>,
    },
    {
      key: 'memo',
      phone: hide.includes('customer') ? 'lead' : undefined,
      spare: hide.includes('customer') ? undefined : 2,
      title: 'For',
      cut: true,
      cell: ({ planMemo }) => <span className="cut">{planMemo}</span>,
    } as Column<PlanData, Key>,
    { key: 'status', phone: 'tail', title: 'Status', cell: ({ planStatus }) => <PlanTag status={planStatus} /> },
    { key: 'kind', spare: 3, title: 'Kind', cell: ({ planKind }) => PLAN_KIND_LABELS[planKind] },
    {
      key: 'amount',
      phone: 'end',
      title: MONEY_LABELS.planAmount,
      numeric: true,
      cell: ({ planAmount }) => <b>{dollars(planAmount)}</b>,
    },
    {
      key: 'progress',
      phone: 'under',
      title: 'Progress',
      cell: (plan) => <span className="num">{progressOf(plan)}</span>,
    },
    {
      key: 'next',
      spare: 1,
      title: 'Next',
      cell: ({ planNext }) => <span className="num">{planNext === null ? '' : shownDay(planNext.day)}</span>,
    },
    { key: 'store', spare: 4, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
  ]
  return (
    <Table<PlanData, Key>
      label="Payment plans"
      columns={columns.filter(({ key }) => !hide.includes(key))}
      rows={plans}
      rowKey={({ planID }) => planID}
      selectedKey={openID ?? null}
      onOpen={({ planID }) => onOpen(planID)}
    />
  )
}
