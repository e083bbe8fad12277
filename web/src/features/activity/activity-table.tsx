import type { WireOutput } from '@xd/core/contract/calls.ts'
import { activityWords } from '@xd/core/domain/activity/words.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { fullMoments } from '#ui/text/full-moment.ts'
import { LongWord } from '#ui/text/long-word.tsx'
import styles from './activity.module.css'

type Line = WireOutput<'settings/activity/list'>['activity'][number]
type Key = 'at' | 'who' | 'what' | 'on' | 'detail'

export function ActivityTable({ lines, timezone }: { lines: readonly Line[]; timezone: string }) {
  const moment = fullMoments(timezone)
  const columns: Column<Line, Key>[] = [
    {
      key: 'what',
      width: 180,
      title: 'Action',
      phone: 'lead',
      cell: ({ action }) => <span className={styles.what}>{activityWords(action)}</span>,
    },
    { key: 'who', title: 'Who', phone: 'end', cell: ({ userName }) => userName || 'XD Back Office' },
    {
      key: 'on',
      width: 140,
      spare: 1,
      title: 'On',
      cell: ({ targetName }) => targetName && <LongWord className={styles.on} text={targetName} />,
    },
    {
      key: 'detail',
      width: 200,
      title: 'Details',
      phone: 'wrap',
      cell: ({ targetName, words }, { leftOut }) => (
        <span className={styles.detail}>
          {leftOut.has('on') ? [targetName, words].filter(Boolean).join(': ') : words}
        </span>
      ),
    },
    {
      key: 'at',
      title: 'When',
      phone: 'tail',
      cell: ({ at }) => (
        <time className={`${styles.at} num`} dateTime={at}>
          {moment(at)}
        </time>
      ),
    },
  ]
  return <Table label="Activity" columns={columns} rows={lines} rowKey={({ activityID }) => activityID} />
}
