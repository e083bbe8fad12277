import type { WireOutput } from '@xd/core/contract/calls.ts'
import { IMPORT_STATE_LABELS, type ShownImportState } from '@xd/core/domain/import/state.ts'
import { toneOf } from '@xd/core/domain/status/tone.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { useSignedIn } from '#data/session.ts'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { type Column, Table } from '#ui/list/table.tsx'
import { Tag } from '#ui/status/tag.tsx'

export type ImportData = WireOutput<'mailers/imports/fetch'>['import']
type Key = 'file' | 'state' | 'rows' | 'customers' | 'tickets' | 'store' | 'date'

export const ImportTag = ({ state }: { state: ShownImportState }) => (
  <Tag tone={toneOf(IMPORT_STATE_LABELS[state])}>{IMPORT_STATE_LABELS[state]}</Tag>
)

interface Props {
  readonly imports: readonly ImportData[]
  readonly openID: number | undefined
  readonly onOpen: (importID: number) => void
}

export function ImportsTable({ imports, openID, onOpen }: Props) {
  const now = useNow()
  const { company } = useSignedIn()
  const columns: Column<ImportData, Key>[] = [
    { key: 'file', phone: 'lead', title: 'File', cut: true, cell: ({ filename }) => <b>{filename}</b> },
    { key: 'state', phone: 'tail', title: 'Status', cell: ({ importState }) => <ImportTag state={importState} /> },
    { key: 'rows', spare: 3, title: 'Rows', numeric: true, cell: ({ rows }) => grouped(rows) },
    {
      key: 'customers',
      spare: 2,
      title: 'Customers added',
      numeric: true,
      cell: ({ diff }) => grouped(diff.customersMade),
    },
    { key: 'tickets', spare: 1, title: 'Tickets added', numeric: true, cell: ({ diff }) => grouped(diff.ticketsMade) },
    { key: 'store', phone: 'under', title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
    {
      key: 'date',
      phone: 'end',
      title: 'Imported',
      cell: ({ importedAt }) => (
        <time className="num" dateTime={importedAt}>
          {dayDivider(Date.parse(importedAt), now, company.companyTimezone)}
        </time>
      ),
    },
  ]
  return (
    <Table<ImportData, Key>
      label="Imports"
      columns={columns}
      rows={imports}
      rowKey={({ importID }) => importID ?? 0}
      selectedKey={openID ?? null}
      onOpen={({ importID }) => importID !== null && onOpen(importID)}
    />
  )
}
