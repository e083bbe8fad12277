import type { WireOutput } from '@xd/core/contract/calls.ts'
import { CHANNEL_LABELS } from '@xd/core/domain/message/channel.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { LEAD_STATUS_LABELS, LEAD_STATUSES } from '@xd/core/domain/bubble/lead.ts'
import { countOf, grouped } from '@xd/core/domain/text/figure.ts'
import { useSignedIn } from '#data/session.ts'
import { KeyFigure, KeyFigures } from '#ui/chart/key-figure.tsx'
import { TableCard } from '#ui/list/table-card.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { dollars } from '#ui/text/dollars.ts'
import styles from './report.module.css'

type Stats = WireOutput<'reports/channel-stats'>['stats']
type Store = Stats['stores'][number]
type Channel = Stats['totals']['messages'][number]
type Lead = Stats['totals']['leads'][number]

const CHANNELS: readonly Column<Channel, 'channel' | 'received' | 'sent'>[] = [
  { key: 'channel', title: 'Channel', cell: ({ channel }) => <strong>{CHANNEL_LABELS[channel]}</strong> },
  { key: 'received', title: 'Received', numeric: true, cell: ({ received }) => grouped(received) },
  { key: 'sent', title: 'Sent', numeric: true, cell: ({ sent }) => grouped(sent) },
]

const LEADS: readonly Column<Lead, 'status' | 'count'>[] = [
  { key: 'status', title: 'Quote requests', cell: ({ status }) => <strong>{LEAD_STATUS_LABELS[status]}</strong> },
  { key: 'count', title: 'Requests', numeric: true, cell: ({ count }) => grouped(count) },
]

const webOf = ({ messages }: Store) => messages.find(({ channel }) => channel === 'web')

const STORES: readonly Column<Store, 'store' | 'web' | 'begun' | 'leads' | 'won'>[] = [
  {
    key: 'store',
    title: 'Store',
    cut: true,
    cell: ({ storeName }) => <strong className={styles.name}>{storeName}</strong>,
  },
  {
    key: 'web',
    title: 'Website messages',
    numeric: true,
    cell: (store) => grouped((webOf(store)?.received ?? 0) + (webOf(store)?.sent ?? 0)),
  },
  {
    key: 'begun',
    title: 'Started there',
    numeric: true,
    cell: ({ conversationsFromWeb }) => grouped(conversationsFromWeb),
  },
  {
    key: 'leads',
    title: 'Quote requests',
    numeric: true,
    cell: ({ leads }) => grouped(leads.reduce((sum, { count }) => sum + count, 0)),
  },
  { key: 'won', title: 'Won', numeric: true, cell: ({ wonAmount }) => dollars(wonAmount) },
]

/** Messages by channel, activity that began on the shop's web site, and the outcomes of quote requests. */
export function ChannelReport({ stats: { totals, stores } }: { stats: Stats }) {
  const asksLeads = hasFeature(useSignedIn().company.features, 'quotebubble')
  const leads = totals.leads.reduce((sum, { count }) => sum + count, 0)
  const won = totals.leads.find(({ status }) => status === 'won')?.count ?? 0
  return (
    <div className={styles.report}>
      <KeyFigures>
        <KeyFigure label="New conversations" value={grouped(totals.conversations)} />
        <KeyFigure
          label="Started on your website"
          value={grouped(totals.conversationsFromWeb)}
          note={`${countOf(totals.chats, 'chat')}, ${grouped(totals.chatsProved)} with the phone confirmed`}
        />
        {asksLeads && <KeyFigure label="Quote requests" value={grouped(leads)} note={`${grouped(won)} won`} />}
        {asksLeads && <KeyFigure label="Won" value={dollars(totals.wonAmount)} note="lent or paid" />}
      </KeyFigures>
      <TableCard>
        <Table
          label="Messages by channel"
          columns={CHANNELS}
          rows={totals.messages}
          rowKey={({ channel }) => channel}
        />
      </TableCard>
      {asksLeads && (
        <TableCard>
          <Table
            label="Quote requests by status"
            columns={LEADS}
            rows={totals.leads}
            rowKey={({ status }) => LEAD_STATUSES.indexOf(status)}
          />
        </TableCard>
      )}
      <TableCard>
        <Table label="Stores" columns={STORES} rows={stores} rowKey={({ storeID }) => storeID} />
      </TableCard>
    </div>
  )
}
