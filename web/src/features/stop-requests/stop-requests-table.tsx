import type { WireOutput } from '@xd/core/contract/calls.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { daysLeftWords, isUrgent, STOP_DECISION_LABELS } from '@xd/core/domain/message/stop-request.ts'
import { useEmployees, useStores } from '#data/company.ts'
import { useDecideStop } from '#parts/message/use-decide-stop.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { useZoneOf } from '#parts/store/use-zone-of.ts'
import { Button } from '#ui/action/button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { moment } from '#ui/text/moment.ts'
import styles from './stop-requests.module.css'

type StopRequestData = WireOutput<'customers/stop-requests/list'>['stopRequests'][number]

type Key = 'customer' | 'words' | 'since' | 'left' | 'store' | 'acts'

const CHANNEL_WORDS = { sms: 'by text', email: 'by email', web: 'on the website' } as const

interface Props {
  readonly requests: readonly StopRequestData[]
  readonly onOpen: (request: StopRequestData) => void
}

export function StopRequestsTable({ requests, onOpen }: Props) {
  const [now, stores, employees] = [useNow(), useStores(), useEmployees()]
  const zoneOf = useZoneOf()
  const momentOf = ({ storeID }: StopRequestData, date: string) => moment(Date.parse(date), now, zoneOf(storeID))
  const sinceOf = (request: StopRequestData) => (
    <span className={`${styles.since} num`}>
      {momentOf(request, request.requestedDate)} {CHANNEL_WORDS[request.channel]}
    </span>
  )
  const decidedBy = (request: StopRequestData): string => {
    const { decidedDate, decidedByID } = request
    if (decidedDate === null) return ''
    const by = employees.find(({ userID }) => userID === decidedByID)
    const who = decidedByID === null ? 'by STOP' : by === undefined ? '' : `by ${employeeName(by)}`
    return [who, momentOf(request, decidedDate)].filter((part) => part !== '').join(', ')
  }
  const columns: Column<StopRequestData, Key>[] = [
    {
      key: 'customer',
      phone: 'lead',
      title: 'Customer',
      cell: ({ customer }) => <b className={styles.person}>{shownName(customer)}</b>,
    },
    {
      key: 'words',
      phone: 'wrap',
      width: 240,
      title: 'Their words',
      cell: (request, { inLines }) => (
        <>
          <span className={styles.words}>{request.words}</span>
          {inLines && sinceOf(request)}
        </>
      ),
    },
    {
      key: 'since',
      spare: 1,
      title: 'Since',
      cell: sinceOf,
    },
    {
      key: 'left',
      phone: 'end',
      title: 'Status',
      cell: ({ decision, daysLeft }) =>
        decision === null ? (
          <Tag tone={isUrgent(daysLeft) ? 'danger' : 'warning'}>{daysLeftWords(daysLeft)}</Tag>
        ) : (
          <Tag>{STOP_DECISION_LABELS[decision]}</Tag>
        ),
    },
    { key: 'store', spare: 2, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    {
      key: 'acts',
      phone: 'tail',
      title: 'Decision',
      cell: (request) => (request.decision === null ? <Acts {...request} /> : decidedBy(request)),
    },
  ]
  return (
    <Table<StopRequestData, Key>
      label="Requests to stop"
      columns={columns.filter(({ key }) => key !== 'store' || stores.length > 1)}
      rows={requests}
      rowKey={({ stopRequestID }) => stopRequestID}
      onOpen={onOpen}
    />
  )
}

const Acts = ({ stopRequestID }: StopRequestData) => {
  const decide = useDecideStop()
  return (
    <span className={styles.acts}>
      <Button
        writes
        size="small"
        variant="primary"
        busy={decide.isPending && decide.variables.decision === 'opted_out'}
        onClick={() => decide.mutate({ stopRequestID, decision: 'opted_out' })}
      >
        Opt out
      </Button>
      <Button
        writes
        size="small"
        busy={decide.isPending && decide.variables.decision === 'not_a_request'}
        onClick={() => decide.mutate({ stopRequestID, decision: 'not_a_request' })}
      >
        Not a request
      </Button>
    </span>
  )
}
