import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { BATCH_KIND_LABELS } from '@xd/core/domain/notice/batch.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useStores } from '#data/company.ts'
import type { NoticeData } from '#data/notices.ts'
import { useSignedIn } from '#data/session.ts'
import { StoreFilter } from '#parts/store/store-filter.tsx'
import { StoreNameOf } from '#parts/store/store-name.tsx'
import { usePages } from '#parts/page/use-pages.ts'
import { ListEnd } from '#ui/list/list-end.tsx'
import { FilterLine, ListPage } from '#ui/list/list-page.tsx'
import { NoRows } from '#ui/list/no-rows.tsx'
import { type Column, Table } from '#ui/list/table.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { ticketsWords } from './notice-words.ts'
import { CALLS_PER_PAGE, useCallFilters } from './use-call-filters.ts'

type Key = 'customer' | 'phone' | 'kind' | 'tickets' | 'store'

/** Letters that nobody can mail yet, the oldest first; a row asks for its address. */
export function NeedsAddress() {
  const { user } = useSignedIn()
  const { filters, search, isFiltered, set, turnTo, clear } = useCallFilters(user.userAllowedStoreIDs)
  const query = usePages('notices/needs-address', { search }, 'notices', ({ noticeID }) => noticeID)
  const stores = useStores()
  const [opened, setOpened] = useState<NoticeData>()
  const notices = query.data?.notices ?? []
  const { count = 0 } = query.data ?? {}
  const columns: Column<NoticeData, Key>[] = [
    { key: 'customer', phone: 'lead', title: 'Customer', cell: ({ listedName }) => <b>{listedName}</b> },
    {
      key: 'phone',
      phone: 'end',
      title: 'Phone',
      cell: ({ phone }) => <span className="num">{phone === null ? '' : formatPhone(phone)}</span>,
    },
    { key: 'kind', spare: 1, title: 'Notice', cell: ({ batchKind }) => BATCH_KIND_LABELS[batchKind] },
    {
      key: 'tickets',
      phone: 'under',
      title: 'Tickets',
      cell: ({ tickets }) => <span className="num">{ticketsWords(tickets)}</span>,
    },
    { key: 'store', spare: 2, title: 'Store', cell: ({ storeID }) => <StoreNameOf storeID={storeID} /> },
  ]
  return (
    <ListPage
      title="Needs an address"
      place={JSON.stringify(filters)}
      csv={count > 0 ? exportPath('needs-address', search) : null}
      filters={
        <FilterLine>
          <StoreFilter stores={stores} value={filters.store} onChange={(store) => set({ store })} />
        </FilterLine>
      }
      pager={
        <ListEnd
          query={query}
          page={filters.page}
          perPage={CALLS_PER_PAGE}
          onPage={(page, replace) => (replace ? turnTo(page, true) : set({ page }))}
          noun="letters"
        />
      }
    >
      {notices.length > 0 ? (
        <Table<NoticeData, Key>
          label="Letters that need an address"
          columns={columns.filter(({ key }) => key !== 'store' || stores.length > 1)}
          rows={notices}
          rowKey={({ noticeID }) => noticeID}
          onOpen={setOpened}
        />
      ) : (
        <NoRows
          query={query}
          noun="letters"
          isFiltered={isFiltered}
          onClearFilters={clear}
          hint="Letters required by law show up here until someone enters the customer’s address."
        />
      )}
      {opened && <AddressDialog key={opened.noticeID} notice={opened} onClose={() => setOpened(undefined)} />}
    </ListPage>
  )
}
