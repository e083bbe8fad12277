import { KEY_STATE_LABELS } from '@xd/core/domain/access/api-key.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { useSignedIn } from '#data/session.ts'
import type { ApiKeyData } from '#data/api-keys.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { fullMoments } from '#ui/text/full-moment.ts'
import styles from './api-keys.module.css'

type Key = 'name' | 'secret' | 'maker' | 'used' | 'expires' | 'state'

type Props = { keys: readonly ApiKeyData[]; openID: number | undefined; onOpen: (keyID: number) => void }

/** A key works through its last day, unless it was revoked. */
const lastMoment = ({ keyExpires, keyRevoked }: ApiKeyData): Date =>
  new Date(keyRevoked ?? new Date(keyExpires).getTime() - 1)

export function KeysTable({ keys, openID, onOpen }: Props) {
  const { companyTimezone: timeZone } = useSignedIn().company
  const moment = fullMoments(timeZone)
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })
  const columns: Column<ApiKeyData, Key>[] = [
    {
      key: 'name',
      title: 'Name',
      cut: true,
      phone: 'lead',
      cell: ({ keyName }) => <span className={styles.name}>{keyName}</span>,
    },
    {
      key: 'secret',
      spare: 2,
      title: 'Secret ends in',
      cell: ({ keySecretEnd }) => <code className={styles.code}>…{keySecretEnd}</code>,
    },
    { key: 'maker', title: 'Created by', cut: true, phone: 'under', cell: ({ keyMakerName }) => keyMakerName },
    {
      key: 'used',
      spare: 1,
      title: 'Last used',
      cell: ({ keyUsed }) => <span className="num">{keyUsed ? moment(keyUsed) : 'Never'}</span>,
    },
    {
      key: 'expires',
      title: 'Until',
      phone: 'tail',
      cell: (key, { inLines }) => (
        <span className="num">
          {inLines && 'Until '}
          {day.format(lastMoment(key))}
        </span>
      ),
    },
    {
      key: 'state',
      title: 'Status',
      phone: 'end',
      cell: ({ keyState }) => <Tag tone={toneOf(KEY_STATE_LABELS[keyState])}>{KEY_STATE_LABELS[keyState]}</Tag>,
    },
  ]
  return (
    <Table
      label="API keys"
      columns={columns}
      rows={keys}
      rowKey={({ keyID }) => keyID}
      rowName={({ keyName }) => keyName}
      selectedKey={openID ?? null}
      onOpen={({ keyID }) => onOpen(keyID)}
    />
  )
}
